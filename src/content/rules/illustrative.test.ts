import { complaintsAbout } from '../../../tests/support/content/content';
import { standIns } from './illustrative';

const dish = { name: { pt: 'Sopa' }, price: 40, marks: ['vegan', 'glutenFree'] };
const reported = (illustrative: boolean) =>
  complaintsAbout(standIns, { 'dining/cafe.json': { menu: { illustrative, sections: [{ name: { pt: 'Sopas' }, dishes: [dish] }] } } });

test('what is illustrative is told, and may name neither a price nor that it is free of gluten; the hotel’s own may', async () => {
  expect(await reported(true)).toEqual([
    'note content/dining/cafe.json menu: it stands in for the hotel’s own; replace it and take “illustrative” out',
    'fault content/dining/cafe.json menu.sections.0.dishes.0.price: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
    'fault content/dining/cafe.json menu.sections.0.dishes.0.marks.1: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
  ]);
  expect(await reported(false)).toEqual([]);
});
