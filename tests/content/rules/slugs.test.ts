import { slugs } from '../../../src/gatsby/content/rules/duplicates';
import { complaintsOf, type Data } from '../../support/content';

it('the hotel’s own slugs pass', async () => {
  expect(await complaintsOf(slugs)).toEqual([]);
});

it('reports a slug that differs from the file name', async () => {
  expect(await complaintsOf(slugs, { changed: { 'restaurants/thai.json': (restaurant) => (restaurant.slug = 'tailandes') } })).toEqual([
    'fault content/restaurants/thai.json slug: it is “tailandes”, but the file is called thai.json; write “thai”, or rename the file',
  ]);
});

it('reports the same slug twice, ignoring case', async () => {
  expect(await complaintsOf(slugs, { changed: { 'rooms/luxo.json': (room) => (room.slug = 'Master') } })).toContainEqual(
    'fault content/rooms/master.json slug: content/rooms/luxo.json has the same slug; give one of them another',
  );
});

it('reports two sections with the same slug', async () => {
  const changed = { 'pages/resort.json': (page: Data) => ((page.sections as Data[])[2] = { ...(page.sections as Data[])[2], slug: 'introducao' }) };
  expect(await complaintsOf(slugs, { changed })).toEqual([
    'fault content/pages/resort.json sections.2.slug: sections.0 has the same slug; give one of them another',
  ]);
});
