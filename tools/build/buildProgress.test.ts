import fc from 'fast-check';
import { buildSteps, secondsLeft, stepAt } from './buildProgress';

const usual = [20, 55, 130, 4, 10];
const none = { asked: 0, made: 0, since: 0 };

it('knows the step by what Gatsby begins, and never goes back', () => {
  const activities = [
    'load gatsby config',
    'Building production JavaScript and CSS bundles',
    'Building HTML renderer',
    'run queries in workers',
    'Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs',
    'Building static HTML for pages',
    'onPostBuild',
    'Building static HTML for pages',
  ];
  const steps: number[] = [];
  for (const activity of activities) steps.push(stepAt(activity, steps.at(-1) ?? 0));
  expect(steps).toEqual([0, 1, 1, 2, 2, 3, 4, 4]);
  expect(Math.max(...steps)).toBe(buildSteps.length - 1);
});

it.each([
  ['at the beginning, all that is usual', { step: 0, passed: 0, pictures: none }, 219],
  ['when a step takes longer than usual, the others', { step: 0, passed: 100, pictures: none }, 199],
  ['before pictures show their pace, what they usually take', { step: 1, passed: 5, pictures: { asked: 324, made: 2, since: 4 } }, 194],
  ['while scripts are bundled, the longer of both', { step: 1, passed: 50, pictures: { asked: 324, made: 81, since: 50 } }, 164],
  ['while pictures are cut, by their pace', { step: 2, passed: 10, pictures: { asked: 300, made: 200, since: 100 } }, 64],
  ['with no picture to cut, by the clock', { step: 2, passed: 130, pictures: none }, 14],
  ['while pages are written', { step: 3, passed: 1, pictures: none }, 13],
  ['at the end, what it takes', { step: 4, passed: 7, pictures: none }, 3],
])('%s', (_, progress, left) => {
  expect(secondsLeft(progress, usual)).toBe(left);
});

it('tells a time that can be, whatever happens', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(1000), fc.nat(500), fc.nat(500), fc.nat(1000), (step, passed, made, open, since) => {
      const left = secondsLeft({ step, passed, pictures: { asked: made + open, made, since } }, usual);
      expect(Number.isFinite(left) && left >= 0).toBe(true);
    }),
  );
});
