import path from 'node:path';
import { contentOf } from '../support/content/hotel';

test('no two pages have the same first picture', () => {
  const files = [
    ...[...contentOf('PageText'), ...contentOf('Offer')].map(({ picture }) => picture?.file),
    ...contentOf('Room').map(({ pictures }) => pictures[0]?.file),
  ].flatMap((file) => (file ? [path.basename(file)] : []));
  expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
});
