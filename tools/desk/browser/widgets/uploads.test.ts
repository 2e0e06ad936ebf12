import { fromJS } from 'immutable';
import type { ControlProps } from '../decap';
import { addressInDraft, useAt } from './uploads';

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

test('a file of a draft is shown from this visit, or as the service has it; one of the site has another address', () => {
  const mediaFiles = [
    { id: '1', path: 'content/images/new.jpg', url: 'blob:new' },
    { id: '2', path: 'content/images/draft.jpg', displayURL: 'blob:draft', draft: true },
    { id: '3', path: 'content/images/site.jpg', displayURL: { id: '3', path: 'content/images/site.jpg' } },
  ];
  const control = { getEntry: () => fromJS({ mediaFiles }) } as unknown as ControlProps;
  expect(mediaFiles.map(({ path }) => addressInDraft(path, control))).toEqual(['blob:new', 'blob:draft', undefined]);
});
