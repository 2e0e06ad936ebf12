import { activities } from '../../src/gatsby/internals';
import type { PictureCounts } from './buildSite';

/** The steps of a build, in their order. Pictures are encoded from the second step on; the third waits for the rest of them. */
export const buildSteps = [
  'Reading the content',
  'Bundling scripts and styles',
  'Resizing pictures',
  'Writing pages',
  'Writing the files beside the pages',
] as const;

/** Gatsby's activities that begin a step; the first step begins with the build. */
const firstActivities: readonly (readonly [names: readonly string[], step: number])[] = [
  [activities.bundling, 1],
  [activities.queries, 2],
  [activities.html, 3],
  [activities.afterBuild, 4],
];

/** The step after an activity of Gatsby's has begun. Steps never go back. */
export const stepAt = (activity: string, current: number): number =>
  Math.max(current, firstActivities.find(([names]) => names.some((name) => activity.startsWith(name)))?.[1] ?? 0);

interface PictureProgress extends PictureCounts {
  /** Seconds since the first job was started. */
  readonly seconds: number;
}

/** Completed jobs from which their pace is used to estimate the rest. */
const enoughForPace = 8;

export interface Progress {
  readonly step: number;
  /** Seconds that this step has taken. */
  readonly passed: number;
  readonly pictures: PictureProgress;
}

/** Seconds until a build ends. @param usual seconds that each step usually takes */
export function secondsLeft({ step, passed, pictures: { started, completed, seconds } }: Progress, usual: readonly number[]): number {
  const usually = (index: number): number => usual[index] ?? 0;
  const ofThisStep = Math.max(0, usually(step) - passed);
  const afterPictures = usually(3) + usually(4);
  const ofPictures = completed >= enoughForPace ? ((started - completed) * seconds) / completed : undefined;
  if (step === 0) return ofThisStep + usually(1) + usually(2) + afterPictures;
  if (step === 1) return (ofPictures === undefined ? ofThisStep + usually(2) : Math.max(ofThisStep, ofPictures)) + afterPictures;
  if (step === 2) return (ofPictures ?? ofThisStep) + afterPictures;
  return ofThisStep + (step === 3 ? usually(4) : 0);
}
