import { activities } from '../../src/gatsby/internals';
import { leftInWords } from '../progress/times';

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

/** Pictures encoded in their own step from which their pace is used to estimate the rest: while scripts are bundled it is half of what it becomes. */
const enoughForPace = 20;

export interface Progress {
  readonly step: number;
  /** Seconds that this step has taken. */
  readonly passed: number;
  /** Pictures that are still to be encoded. */
  readonly left: number;
  /** Pictures that were encoded in this step. */
  readonly encoded: number;
}

const hasPace = ({ step, encoded }: Progress): boolean => step === 2 && encoded >= enoughForPace;

/**
 * Seconds until a build ends; negative while a step takes longer than usual and nothing says how long.
 * @param usual seconds that each step usually takes
 */
export function secondsLeft(progress: Progress, usual: readonly number[]): number {
  const { step, passed, left, encoded } = progress;
  const ofThisStep = left > 0 && hasPace(progress) ? (left * passed) / encoded : (usual[step] ?? 0) - passed;
  const ofLaterSteps = usual.slice(step + 1).reduce((sum, one) => sum + one, 0);
  return ofThisStep < 0 ? ofThisStep : ofThisStep + ofLaterSteps;
}

/** How far a build is: `430 pictures left · about 5 min left`. No time is promised before the pace of pictures is known. */
export function progressInWords(progress: Progress, usual: readonly number[]): string {
  const { left } = progress;
  const time = leftInWords(secondsLeft(progress, usual));
  if (left === 0) return time;
  const pictures = left === 1 ? '1 picture left' : `${left} pictures left`;
  return hasPace(progress) ? `${pictures} · ${time}` : pictures;
}
