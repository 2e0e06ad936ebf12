import fc from 'fast-check';
import { distinctPictures } from './distinctPictures';

const pictureOf = (relativePath: string) => ({ file: { relativePath } });
const choose = (lists: readonly (readonly string[])[], shownElsewhere: readonly string[] = []) =>
  distinctPictures(
    lists.map((list) => list.map(pictureOf)),
    [null, ...shownElsewhere.map(pictureOf)],
  ).map((picture) => picture?.file.relativePath);

test('each place gets its first picture that no place before it has', () => {
  expect(choose([['sea', 'garden'], ['hall', 'sea'], ['sea', 'pool'], ['hall']])).toEqual(['sea', 'hall', 'pool', undefined]);
});

test('a picture of another section is not shown again', () => {
  expect(choose([['sea', 'garden'], ['sea']], ['sea'])).toEqual(['garden', undefined]);
});

test('no picture is given twice, each is one of the place’s own, and a place goes without only where all its pictures are shown', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(fc.array(names), names, (lists, shownElsewhere) => {
      const chosen = choose(lists, shownElsewhere);
      const shown = [...shownElsewhere, ...chosen.filter((picture) => picture !== undefined)];
      expect(new Set(shown).size).toBe(shown.length);
      chosen.forEach((picture, index) => {
        for (const one of picture === undefined ? (lists[index] ?? []) : []) expect(shown).toContain(one);
        if (picture !== undefined) expect(lists[index]).toContain(picture);
      });
    }),
  );
});
