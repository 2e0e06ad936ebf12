import { useState } from 'react';
import { savesData } from '../../../plugins/gatsby-plugin-first-paint';

/** Where a picture stands: not asked for, on its way, there, or not to be had. */
export type Arrival = 'unasked' | 'coming' | 'there' | 'missing';

export interface HourPictures {
  readonly arrivalOf: (index: number) => Arrival;
  /** The picture that is seen, the asked one as soon as it is there; null where none is. */
  readonly current: number | null;
  /** The one that lies under it while it fades in. */
  readonly previous: number | null;
  readonly fetch: (index: number) => void;
  readonly fetchNeighbours: () => void;
  readonly onArrival: (index: number, arrival: 'there' | 'missing') => void;
}

/** Which pictures of a view are fetched, which are there, and which one is seen: that of the shown hour, or until it comes the one before. */
export function useHourPictures(count: number, index: number): HourPictures {
  const [saving] = useState(savesData);
  const [arrivals, setArrivals] = useState<Readonly<Record<number, Arrival>>>({});
  const [seen, setSeen] = useState<Pick<HourPictures, 'current' | 'previous'>>({ current: null, previous: null });
  const [touched, setTouched] = useState(false);

  const wanted = saving ? [] : touched ? [index, index - 1, index + 1] : [index];
  const unasked = wanted.filter((one) => one >= 0 && one < count && arrivals[one] === undefined);
  const fetch = (...more: readonly number[]) => setArrivals((before) => ({ ...before, ...Object.fromEntries(more.map((one) => [one, 'coming'])) }));
  if (unasked.length > 0) fetch(...unasked);
  if (arrivals[index] === 'there' && seen.current !== index) setSeen({ current: index, previous: seen.current });

  return {
    ...seen,
    arrivalOf: (one) => arrivals[one] ?? 'unasked',
    fetch: (one) => fetch(one),
    fetchNeighbours: () => setTouched(true),
    onArrival: (one, arrival) => setArrivals((before) => ({ ...before, [one]: arrival })),
  };
}
