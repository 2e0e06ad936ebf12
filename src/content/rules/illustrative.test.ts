import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { standIns } from './illustrative';

const dish = { name: { pt: 'Sopa' }, price: 40, marks: ['vegan', 'glutenFree'] };
const withMenu = (illustrative: boolean) => ({
  'dining/drinques.json': (meal: Data) => (meal.menu = { illustrative, sections: [{ name: { pt: 'Sopas' }, dishes: [dish] }] }),
});
const ofMeal = (complaints: readonly string[]) => complaints.filter((one) => one.includes('drinques'));

test('what is illustrative is told, and may name neither a price nor that it is free of gluten', async () => {
  expect(ofMeal(await complaintsOf(standIns, { changed: withMenu(true) }))).toEqual([
    'note content/dining/drinques.json menu: it stands in for the hotel’s own; replace it and take “illustrative” out',
    'fault content/dining/drinques.json menu.sections.0.dishes.0.price: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
    'fault content/dining/drinques.json menu.sections.0.dishes.0.marks.1: what is illustrative promises nothing; take it out, or “illustrative” where the hotel has given it',
  ]);
});

test('the hotel’s own may', async () => {
  expect(ofMeal(await complaintsOf(standIns, { changed: withMenu(false) }))).toEqual([]);
});
