import type { Check } from '../checks';
import { type BuildReport, secondsPerPage } from './buildReport';

/** The factor by which the time per additional page may grow from the middle hotel to the largest: 1 is linear, the rest allows for noise. */
const linearTolerance = 1.25;

/** The time per additional page at the last step between sizes, divided by that at the first; undefined for fewer than three sizes. */
function growth(hotels: BuildReport['hotels']): number | undefined {
  const steps = secondsPerPage(hotels);
  return steps.length > 1 ? (steps.at(-1) ?? NaN) / (steps[0] ?? NaN) : undefined;
}

export type MeasuredBuild = BuildReport & { readonly name: string };

/** Limits for builds on two cores. */
export const buildChecks: readonly Check<MeasuredBuild>[] = [
  {
    label: 'Cold, beyond 1.5 times the bare picture time: 60 s',
    value: ({ cold, pictures }) => (cold && pictures ? cold.seconds - 1.5 * pictures.seconds : undefined),
    max: 60,
    unit: 's',
    digits: 1,
  },
  { label: 'Nothing changed, 30 s', value: ({ unchanged }) => unchanged?.seconds, max: 30, unit: 's', digits: 1 },
  { label: 'One room added, 45 s', value: ({ oneRoom }) => oneRoom?.seconds, max: 45, unit: 's', digits: 1 },
  {
    label: `A further page in a larger hotel, at most ${linearTolerance} times the time in a smaller one`,
    value: ({ hotels }) => growth(hotels),
    max: linearTolerance,
    unit: '×',
    digits: 2,
  },
  {
    label: 'Memory of the largest hotel, 4 GiB',
    value: ({ hotels }) => hotels.at(-1)?.memory,
    max: 4,
    unit: 'GiB',
    digits: 2,
  },
];
