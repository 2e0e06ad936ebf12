import fc from 'fast-check';
import { buildSteps, progressInWords, secondsLeft, stepAt } from './buildProgress';

const usual = [20, 55, 130, 4, 10];
const none = { left: 0, encoded: 0 };

it('knows the step by Gatsby’s activities, and never goes back', () => {
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
  ['at the beginning, the usual times of all steps', { step: 0, passed: 0, ...none }, 219],
  ['when a step takes longer than usual, nothing is promised', { step: 0, passed: 100, ...none }, -80],
  ['while scripts are bundled, the usual times', { step: 1, passed: 5, left: 243, encoded: 81 }, 194],
  ['before the pace of pictures is known, their usual time', { step: 2, passed: 10, left: 243, encoded: 19 }, 134],
  ['while pictures are resized, by their pace', { step: 2, passed: 100, left: 100, encoded: 200 }, 64],
  ['also when that takes much longer than usual', { step: 2, passed: 700, left: 664, encoded: 332 }, 1414],
  ['with no picture to resize, the usual time', { step: 2, passed: 100, ...none }, 44],
  ['while pages are written, what is left of that step and the next', { step: 3, passed: 1, ...none }, 13],
  ['in the last step, what is left of it', { step: 4, passed: 7, ...none }, 3],
])('%s', (_, progress, left) => {
  expect(secondsLeft(progress, usual)).toBe(left);
});

it('says how many pictures are left, and no time before their pace is known', () => {
  expect(progressInWords({ step: 2, passed: 700, left: 664, encoded: 332 }, usual)).toBe('664 pictures left · about 24 min left');
  expect(progressInWords({ step: 2, passed: 700, left: 1, encoded: 19 }, usual)).toBe('1 picture left');
  expect(progressInWords({ step: 1, passed: 50, left: 632, encoded: 60 }, usual)).toBe('632 pictures left');
  expect(progressInWords({ step: 4, passed: 7, ...none }, usual)).toBe('a few seconds left');
  expect(progressInWords({ step: 1, passed: 70, ...none }, usual)).toBe('longer than usual');
});

it('is always finite', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(1000), fc.nat(500), fc.nat(500), (step, passed, left, encoded) => {
      expect(Number.isFinite(secondsLeft({ step, passed, left, encoded }, usual))).toBe(true);
    }),
  );
});
