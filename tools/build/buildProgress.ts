import { activities } from '../../src/gatsby/internals';
import { leftInWords } from '../progress/times';
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
  /** Seconds since the first of them was started. */
  readonly seconds: number;
}

/** Encoded pictures from which their pace is used to estimate the rest. */
const enoughForPace = 8;

export interface Progress {
  readonly step: number;
  /** Seconds that this step has taken. */
  readonly passed: number;
  readonly pictures: PictureProgress;
}

/**
 * Seconds until a build ends; negative while a step takes longer than usual and nothing says how long.
 * @param usual seconds that each step usually takes
 */
export function secondsLeft({ step, passed, pictures: { started, completed, seconds } }: Progress, usual: readonly number[]): number {
  const usually = (index: number): number => usual[index] ?? 0;
  const ofPictures = started > completed && completed >= enoughForPace ? ((started - completed) * seconds) / completed : 0;
  const ofThisStep = usually(step) - passed;
  const ofLaterSteps = buildSteps.reduce((sum, _, index) => sum + (index > step ? usually(index) : 0), 0);
  const afterPictures = usually(3) + usually(4);
  if (ofPictures > 0) return Math.max(ofPictures, step < 2 ? ofThisStep : 0) + afterPictures;
  return ofThisStep < 0 ? ofThisStep : ofThisStep + ofLaterSteps;
}

/** How far a build is: `430 pictures left · about 5 min left`. No time is promised before the pace of pictures is known. */
export function progressInWords(progress: Progress, usual: readonly number[]): string {
  const { started, completed } = progress.pictures;
  const time = leftInWords(secondsLeft(progress, usual));
  if (started === completed) return time;
  const pictures = started - completed === 1 ? '1 picture left' : `${started - completed} pictures left`;
  return completed < enoughForPace ? pictures : `${pictures} · ${time}`;
}
