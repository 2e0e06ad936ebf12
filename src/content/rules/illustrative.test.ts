import { complaintsAbout } from '../../../tests/support/content/content';
import { standIns } from './illustrative';

const dish = { name: { pt: 'Sopa' }, price: 40, marks: ['vegan', 'glutenFree'] };
const reported = (illustrative: boolean, own?: boolean, more = {}) =>
  complaintsAbout(standIns, {
    'dining/cafe.json': {
      menu: { illustrative, sections: [{ name: { pt: 'Sopas' }, dishes: [{ ...dish, ...(own !== undefined && { illustrative: own }) }] }] },
      ...more,
    },
  });

test('what is illustrative is told, and may name neither a price nor that it is free of gluten; the hotel’s own may', async () => {
  expect(await reported(true)).toEqual([
    'note content/dining/cafe.json menu: it stands in for the hotel’s own; replace it and take “illustrative” out',
    'fault content/dining/cafe.json menu.sections.0.dishes.0.price: what is illustrative promises nothing; take it out, or write “illustrative”: false in the entry that the hotel has given',
    'fault content/dining/cafe.json menu.sections.0.dishes.0.marks.1: what is illustrative promises nothing; take it out, or write “illustrative”: false in the entry that the hotel has given',
  ]);
  expect(await reported(false)).toEqual([]);
});

test('an entry that is the hotel’s own may have a price in a list that stands in, and one that stands in may not in the hotel’s', async () => {
  expect(await reported(true, false)).toEqual([expect.stringMatching(/^note content\/dining\/cafe.json menu:/)]);
  expect(await reported(false, true)).toEqual([
    expect.stringMatching(/^note content\/dining\/cafe.json menu.sections.0.dishes.0:/),
    expect.stringMatching(/^fault .* menu.sections.0.dishes.0.price:/),
    expect.stringMatching(/^fault .* menu.sections.0.dishes.0.marks.1:/),
  ]);
});

test('a menu that a PDF replaces is no longer asked for', async () => {
  expect((await reported(true, undefined, { menuFile: '../files/carta.pdf' })).filter((one) => one.startsWith('note'))).toEqual([]);
});
