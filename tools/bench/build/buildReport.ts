import type { Check } from '../checks';

/** Time and memory of a build. */
export interface BuildTime {
  readonly seconds: number;
  /** Peak, in GiB. */
  readonly memory: number;
}

/** A cold build of a hotel of some size, without resizing pictures. */
export interface HotelBuild extends BuildTime {
  readonly rooms: number;
  readonly pages: number;
}

export interface BuildReport {
  /** The hotel as it is. */
  readonly cold?: BuildTime;
  readonly unchanged?: BuildTime;
  readonly oneRoom?: BuildTime;
  /** The pictures of the cold build, resized by sharp alone. */
  readonly pictures?: { readonly seconds: number; readonly pictures: number; readonly variants: number };
  /** Hotels of increasing size. */
  readonly hotels: readonly HotelBuild[];
}

/** Seconds per additional page, from each hotel to the next larger one. */
export const secondsPerPage = (hotels: readonly HotelBuild[]): number[] =>
  hotels.slice(1).map(({ seconds, pages }, index) => {
    const smaller = hotels[index];
    return smaller ? (seconds - smaller.seconds) / (pages - smaller.pages) : NaN;
  });

/** The factor by which the time per additional page may grow from the middle hotel to the largest: 1 is linear, the rest allows for noise. */
const linearTolerance = 1.25;

/** The time per additional page at the last step between sizes, divided by that at the first; undefined for fewer than three sizes. */
function growth(hotels: BuildReport['hotels']): number | undefined {
  const steps = secondsPerPage(hotels);
  return steps.length > 1 ? (steps.at(-1) ?? NaN) / (steps[0] ?? NaN) : undefined;
}

type MeasuredBuild = BuildReport & { readonly name: string };

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

/** A row per build of the real hotel, and one for its pictures alone. */
export function buildRows({ cold, unchanged, oneRoom, pictures }: BuildReport): string[][] {
  const row = (name: string, time: BuildTime | undefined): string[][] => (time ? [[name, time.seconds.toFixed(1), time.memory.toFixed(2)]] : []);
  return [
    ['Build of the hotel', 'Seconds', 'Peak GiB'],
    ...row('cold: no cache, no pictures', cold),
    ...(pictures ? [[`of it sharp alone: ${pictures.variants} variants of ${pictures.pictures} pictures`, pictures.seconds.toFixed(1), '–']] : []),
    ...row('nothing changed', unchanged),
    ...row('one room with a photo added', oneRoom),
  ];
}

/** A row per size of hotel, with milliseconds per page and per page more than the size before. */
export function hotelRows({ hotels }: BuildReport): string[][] {
  const steps = secondsPerPage(hotels);
  return [
    ['Room types', 'Pages', 'Seconds', 'ms per page', 'ms per further page', 'Peak GiB'],
    ...hotels.map(({ rooms, pages, seconds, memory }, index) => [
      String(rooms),
      String(pages),
      seconds.toFixed(1),
      ((1000 * seconds) / pages).toFixed(1),
      index > 0 ? (1000 * (steps[index - 1] ?? NaN)).toFixed(1) : '–',
      memory.toFixed(2),
    ]),
  ];
}
