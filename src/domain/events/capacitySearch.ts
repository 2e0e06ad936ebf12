import { queryState } from '../pages/queryState';
import { type Layout, layouts, maximumGuests } from './layouts';

/** What the capacity finder searches for: a layout, and a number of guests. */
export interface CapacitySearch {
  readonly layout: Layout;
  /** At least one, at most `maximumGuests`. */
  readonly guests: number;
}

/** The query parameters: `?montagem=cocktail&convidados=80`. */
export const capacityParameters = { layout: 'montagem', guests: 'convidados' } as const;

/** The search that a page starts with, answered in the server's HTML. */
export const defaultSearch: CapacitySearch = { layout: 'dinnerWithoutStage', guests: 80 };

/** Its query. A part that is missing or invalid is taken from the default. */
export const capacityQuery = queryState<CapacitySearch>({
  layout: [capacityParameters.layout, (text) => layouts.find((layout) => layout === text) ?? defaultSearch.layout],
  guests: [capacityParameters.guests, (text) => (/^\d+$/.test(text ?? '') && Number(text) >= 1 ? Math.min(Number(text), maximumGuests) : defaultSearch.guests)],
});

/** Step between the slider's stops, below each number of guests. */
const steps = [
  { below: 20, every: 1 },
  { below: 100, every: 5 },
  { below: 300, every: 10 },
  { below: 600, every: 25 },
  { below: 1000, every: 50 },
  { below: Infinity, every: 100 },
] as const;

const stepAt = (guests: number): number => steps.find(({ below }) => guests < below)?.every ?? 1;

/** The stops of the slider for guests, closer together for small numbers: 1, 2 … 20, 25 … 100, 110 …, ending with the largest capacity. */
export function guestStops(largest: number): number[] {
  const stops: number[] = [];
  for (let guests = 1; guests < largest; guests += stepAt(guests)) stops.push(guests);
  return [...stops, largest];
}

/** The slider's position for a number of guests: the index of the last stop that is not above it. */
export const indexOfStop = (stops: readonly number[], guests: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= guests),
  );
