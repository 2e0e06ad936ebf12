import { deskNames } from './names';

const names = deskNames(process.cwd());

test('every page of the site can be chosen as a link, with its name, those of offers and types of event too', () => {
  for (const path of ['/natal', '/reveillon', '/party', '/family-plan', '/programa-anos-dourados', '/casamento', '/evento-social', '/evento-corporativo'])
    expect(names.page.find(({ value }) => value === path)?.label).toMatch(/^\p{Lu}/u);
  expect(names.page).toContainEqual({ value: '/quartos/luxo', label: 'Luxo' });
  expect(names.page.map(({ value }) => value).filter((path) => ['/404', '/sem-internet'].includes(path))).toEqual([]);
});

test('a new file comes after the last of its kind', () => {
  expect(names.nextPosition).toMatchObject({ rooms: 100, offers: 80 });
});

test('offers, places of the map and room types are chosen by name', () => {
  expect(names.offer).toContainEqual({ value: 'natal', label: 'Natal' });
  expect(names.place.map(({ value }) => value)).toEqual(expect.arrayContaining(['spasissimo', 'thai', 'lobby-bar', 'noble-hall', 'luxo']));
  expect(names.roomCode).toContainEqual({ value: 'LX', label: 'Luxo (LX)' });
});
