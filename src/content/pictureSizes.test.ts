import { problemsOfPicture, sizesOf, type PictureUse } from './pictureSizes';

const problems = (uses: readonly PictureUse[], width: number, height: number) =>
  problemsOfPicture({ named: 'a.jpg', uses, size: { width, height }, like: { width: 1600, height: 1067 } });

test('a picture of many places is measured by the one that asks for most, and told once', () => {
  expect(problems(['card', 'screen', 'screen'], 700, 500)).toEqual([{ code: 'smallPicture', named: 'a.jpg', long: 700, want: 1600 }]);
  expect(sizesOf(['card', 'panorama', 'screen']).enough).toBe(4096);
});

test('an upright picture is told wherever one of its places is wide', () => {
  expect(problems(['card'], 1200, 1600)).toEqual([]);
  expect(problems(['card', 'hero'], 1200, 1600)).toEqual([{ code: 'uprightPicture', named: 'a.jpg' }]);
});

test('a badge may be small', () => {
  expect(problems(['badge'], 240, 240)).toEqual([]);
});
