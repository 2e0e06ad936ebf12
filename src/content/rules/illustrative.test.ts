import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { standIns } from './illustrative';

const dish = { name: { pt: 'Sopa' }, price: 40, marks: ['vegan', 'glutenFree'] };
const withMenu = (illustrative: boolean) => ({
  'bars/lobby-bar.json': (bar: Data) => (bar.menu = { illustrative, sections: [{ name: { pt: 'Sopas' }, dishes: [dish] }] }),
});
const ofBar = (complaints: readonly string[]) => complaints.filter((one) => one.includes('lobby-bar'));

test('what is illustrative is told, and may name neither a price nor that it is free of gluten', async () => {
  expect(ofBar(await complaintsOf(standIns, { changed: withMenu(true) }))).toEqual([
    'note content/bars/lobby-bar.json menu: it stands in for the hotel’s own; replace it and take “illustrative” out',
    'fault content/bars/lobby-bar.json menu.sections.0.dishes.0.price: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
    'fault content/bars/lobby-bar.json menu.sections.0.dishes.0.marks.1: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
  ]);
});

test('the hotel’s own may', async () => {
  expect(ofBar(await complaintsOf(standIns, { changed: withMenu(false) }))).toEqual([]);
});
