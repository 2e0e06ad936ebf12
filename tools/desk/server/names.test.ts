import { offers, rooms } from '../../../tests/support/content/hotel';
import { pageOfRole } from '../../../src/domain/pages/addresses';
import { deskNames } from './names';

const names = deskNames(process.cwd());

test('every page of the site can be chosen as a link, with its name, those of offers and types of event too', () => {
  for (const path of [...offers.map((offer) => offer.path), ...Object.values(pageOfRole)].flatMap((one) => one ?? []))
    expect(names.page.find(({ value }) => value === path)?.label).toMatch(/^\p{Lu}/u);
  expect(names.page).toEqual(expect.arrayContaining(rooms.map(({ slug, name }) => ({ value: `/quartos/${slug}`, label: name.pt }))));
  expect(names.page.map(({ value }) => value).filter((path) => ['/404', '/sem-internet'].includes(path))).toEqual([]);
});

test('a new file comes after the last of its kind', () => {
  const after = (list: readonly { readonly order: number }[]) => Math.max(...list.map(({ order }) => order)) + 10;
  expect(names.nextPosition).toMatchObject({ rooms: after(rooms), offers: after(offers) });
});

test('a file is known by its name in Portuguese, before it is opened', () => {
  expect(Object.fromEntries(rooms.map(({ slug }) => [slug, names.files[`content/rooms/${slug}.json`]?.name]))).toEqual(
    Object.fromEntries(rooms.map(({ slug, name }) => [slug, name.pt])),
  );
});

test('offers, places of the map and room types are chosen by name', () => {
  expect(names.offer).toEqual(expect.arrayContaining(offers.map(({ slug, name }) => ({ value: slug, label: name.pt }))));
  expect(names.place.map(({ value }) => value)).toEqual(expect.arrayContaining(rooms.map(({ slug }) => slug)));
  const coded = rooms.flatMap(({ code, name }) => (code ? [{ value: code, label: `${name.pt} (${code})` }] : []));
  expect(names.roomCode).toEqual(expect.arrayContaining(coded));
});
