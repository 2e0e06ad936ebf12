import type { Check } from '../checks';
import { type BuildReport, secondsPerPage } from './buildReport';

/** How much more a further page may take in the largest hotel than in the middle one; 1 is a straight line, the rest is the machine's noise. */
const straight = 1.25;

/** Growth of the time per further page, from the first step between sizes to the last; undefined for fewer than three sizes. */
function bend(hotels: BuildReport['hotels']): number | undefined {
  const steps = secondsPerPage(hotels);
  return steps.length > 1 ? (steps.at(-1) ?? NaN) / (steps[0] ?? NaN) : undefined;
}

export type MeasuredBuild = BuildReport & { readonly name: string };

/** The limits that we set for builds on two cores. */
export const buildChecks: readonly Check<MeasuredBuild>[] = [
  {
    words: 'Cold, beyond 1.5 times the bare picture time: 60 s',
    figure: ({ cold, pictures }) => (cold && pictures ? cold.seconds - 1.5 * pictures.seconds : undefined),
    most: 60,
    unit: 's',
    digits: 1,
  },
  { words: 'Nothing changed, 30 s', figure: ({ unchanged }) => unchanged?.seconds, most: 30, unit: 's', digits: 1 },
  { words: 'One room added, 45 s', figure: ({ oneRoom }) => oneRoom?.seconds, most: 45, unit: 's', digits: 1 },
  {
    words: `A further page in a larger hotel, at most ${straight} times the time in a smaller one`,
    figure: ({ hotels }) => bend(hotels),
    most: straight,
    unit: '×',
    digits: 2,
  },
  {
    words: 'Memory of the largest hotel, 4 GiB',
    figure: ({ hotels }) => hotels.at(-1)?.memory,
    most: 4,
    unit: 'GiB',
    digits: 2,
  },
];
