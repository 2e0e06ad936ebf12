import { useAt } from './uploads';

jest.mock('../internals', () => ({}));
jest.mock('../deskState', () => ({}));
jest.mock('../photoFile', () => ({}));

test.each([
  ['Album.pictures', 'card'],
  ['Album.pictures.*.file', 'card'],
  ['Album.pictures.*.portrait', 'portrait'],
  ['Hotel.badges.*.picture.file', 'badge'],
  ['Room.pictures', 'screen'],
])('photos of %s are looked at as the content check does: %s', (at, use) => {
  expect(useAt(at)).toBe(use);
});
