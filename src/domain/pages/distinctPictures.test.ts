import { distinctPictures } from './distinctPictures';

const pictureOf = (relativePath: string) => ({ file: { relativePath } });
const choose = (lists: readonly (readonly string[])[], shownElsewhere: readonly string[] = []) =>
  distinctPictures(
    lists.map((list) => ({ pictures: list.map(pictureOf) })),
    [null, ...shownElsewhere.map(pictureOf)],
  ).map((picture) => picture?.file.relativePath);

test('each place gets its first picture that no place before it has', () => {
  expect(choose([['sea', 'garden'], ['hall', 'sea'], ['sea', 'pool'], ['hall']])).toEqual(['sea', 'hall', 'pool', undefined]);
});

test('a picture of another section is not shown again', () => {
  expect(choose([['sea', 'garden'], ['sea']], ['sea'])).toEqual(['garden', undefined]);
});
