import { optionalFields } from './optionalFields';

test('a copy is asked for the optional fields that are filled in, and leaves what is true of one thing alone', () => {
  const room = { slug: 'a', name: { pt: 'A' }, code: 'LX', view: { pt: 'mar' }, bathroom: null };
  expect(optionalFields('Room', room).map(({ name, isCopied }) => [name, isCopied])).toEqual([
    ['code', false],
    ['view', true],
  ]);
});
