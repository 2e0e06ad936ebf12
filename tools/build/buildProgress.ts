/** What a build does, one after the other. Pictures are cut from the second step on; the third waits for the rest of them. */
export const buildSteps = [
  'Reading the content',
  'Bundling scripts and styles',
  'Cutting pictures',
  'Writing pages',
  'Publishing what stands beside them',
] as const;

/** Gatsby's activities with which a step begins. */
const begins: readonly (readonly [activity: RegExp, step: number])[] = [
  [/^Building production JavaScript/, 1],
  [/^run (?:static |page )?queries/, 2],
  [/^Building static HTML/, 3],
  [/^(?:onPostBuild|Generating TypeScript types)$/, 4],
];

/** The step that an activity of Gatsby's belongs to; the one before while it is none that begins a step. Steps never go back. */
export const stepAt = (activity: string, before: number): number => Math.max(before, begins.find(([pattern]) => pattern.test(activity))?.[1] ?? 0);

export interface Pictures {
  /** Jobs, each one original with its sizes. */
  readonly asked: number;
  readonly made: number;
  /** Seconds since the first was asked for. */
  readonly since: number;
}

/** From so many on, their pace tells how long the rest takes. */
const enoughToTell = 8;

export interface Progress {
  readonly step: number;
  /** Seconds that this step has taken. */
  readonly passed: number;
  readonly pictures: Pictures;
}

/** Seconds until a build has ended. @param usual what each step usually takes */
export function secondsLeft({ step, passed, pictures: { asked, made, since } }: Progress, usual: readonly number[]): number {
  const usually = (index: number): number => usual[index] ?? 0;
  const ofThisStep = Math.max(0, usually(step) - passed);
  const afterPictures = usually(3) + usually(4);
  const ofPictures = made >= enoughToTell ? ((asked - made) * since) / made : undefined;
  if (step === 0) return ofThisStep + usually(1) + usually(2) + afterPictures;
  if (step === 1) return (ofPictures === undefined ? ofThisStep + usually(2) : Math.max(ofThisStep, ofPictures)) + afterPictures;
  if (step === 2) return (ofPictures ?? ofThisStep) + afterPictures;
  return ofThisStep + (step === 3 ? usually(4) : 0);
}
