import { slugs } from '../../../src/gatsby/content/rules/slugs';
import { complaintsOf, type Data } from '../../support/content';

it('the hotel’s own names are in order', async () => {
  expect(await complaintsOf(slugs)).toEqual([]);
});

it('tells a slug that is not the file’s name', async () => {
  expect(await complaintsOf(slugs, { changed: { 'restaurants/thai.json': (restaurant) => (restaurant.slug = 'tailandes') } })).toEqual([
    'fault content/restaurants/thai.json slug: it is “tailandes”, but the file is called thai.json; write “thai”, or rename the file',
  ]);
});

it('tells the same slug twice, were it by capitals', async () => {
  expect(await complaintsOf(slugs, { changed: { 'rooms/luxo.json': (room) => (room.slug = 'Master') } })).toContainEqual(
    'fault content/rooms/master.json slug: content/rooms/luxo.json has the same slug; give one of them another',
  );
});

it('tells two sections of one name', async () => {
  const changed = { 'pages/resort.json': (page: Data) => ((page.sections as Data[])[2] = { ...(page.sections as Data[])[2], slug: 'introducao' }) };
  expect(await complaintsOf(slugs, { changed })).toEqual([
    'fault content/pages/resort.json sections.2.slug: sections.0 has the same slug; give one of them another',
  ]);
});
