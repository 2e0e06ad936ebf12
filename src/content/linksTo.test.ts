import { linksTo } from './linksTo';
import type { TextFile } from './searchTexts';

const offer = { file: 'content/offers/festa.json', data: { slug: 'festa', path: '/festa' } };
const files: readonly TextFile[] = [
  offer,
  { file: 'content/offers/outra.json', data: { slug: 'outra', path: '/outra', terms: [{ roomCodes: ['LX', 'ST'] }] } },
  { file: 'content/announcements/festa.json', data: { slug: 'festa', path: '/festa#precos', offer: 'festa' } },
  // of its own page
  { file: 'content/pages/festa.json', data: { slug: 'festa', path: '/festa' } },
  { file: 'content/navigation.json', data: { menu: [[{ path: '/festas', label: { pt: '/festa' } }, { path: '/festa' }]] } },
];
const found = (thing: TextFile) => linksTo(thing, files).map(({ file, path }) => `${file} ${path}`);

test('an offer is led to by its page, with or without a hash, and by its name', () => {
  expect(found(offer)).toEqual(['content/announcements/festa.json path', 'content/announcements/festa.json offer', 'content/navigation.json menu.0.1.path']);
});

test('a room is named by its code, and what only shows on the first page by nothing', () => {
  expect(found({ file: 'content/rooms/luxo.json', data: { slug: 'luxo', code: 'LX' } })).toEqual(['content/offers/outra.json terms.0.roomCodes.0']);
  expect(found({ file: 'content/announcements/outro.json', data: { slug: 'outro', path: '/festa' } })).toEqual([]);
});
