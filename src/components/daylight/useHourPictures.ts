import { useState } from 'react';
import { wantsLessData } from '../../../plugins/gatsby-plugin-first-paint';

type LoadState = 'idle' | 'loading' | 'loaded' | 'failed';

export interface HourPictures {
  readonly stateOf: (index: number) => LoadState;
  /** The picture that is seen: that of the shown hour once it is loaded, the one before until then; null if none is loaded. */
  readonly current: number | null;
  /** The one below it while it fades in. */
  readonly previous: number | null;
  readonly fetch: (index: number) => void;
  readonly fetchNeighbours: () => void;
  readonly onSettled: (index: number, state: 'loaded' | 'failed') => void;
}

/** Which pictures of a view are fetched and loaded, and which one is seen. With data saver none is fetched without a tap. */
export function useHourPictures(count: number, index: number): HourPictures {
  const [saving] = useState(wantsLessData);
  const [states, setStates] = useState<Readonly<Record<number, LoadState>>>({});
  const [seen, setSeen] = useState<Pick<HourPictures, 'current' | 'previous'>>({ current: null, previous: null });
  const [touched, setTouched] = useState(false);

  const wanted = saving ? [] : touched ? [index, index - 1, index + 1] : [index];
  const missing = wanted.filter((one) => one >= 0 && one < count && states[one] === undefined);
  const fetch = (...more: readonly number[]) => setStates((before) => ({ ...before, ...Object.fromEntries(more.map((one) => [one, 'loading'])) }));
  if (missing.length > 0) fetch(...missing);
  if (states[index] === 'loaded' && seen.current !== index) setSeen({ current: index, previous: seen.current });

  return {
    ...seen,
    stateOf: (one) => states[one] ?? 'idle',
    fetch: (one) => fetch(one),
    fetchNeighbours: () => setTouched(true),
    onSettled: (one, state) => setStates((before) => ({ ...before, [one]: state })),
  };
}
