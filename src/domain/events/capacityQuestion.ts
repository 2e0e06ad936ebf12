import { type Layout, layouts } from './capacities';

/** What the capacity finder is asked: how the hall is set, and for how many. */
export interface CapacityQuestion {
  readonly layout: Layout;
  /** At least one, at most `maximumGuests`. */
  readonly guests: number;
}

/** The address parameters that hold the question: `?montagem=cocktail&convidados=80`. */
export const capacityParameters = { layout: 'montagem', guests: 'convidados' } as const;

/** The question a page opens with, answered in the server's HTML. */
export const firstQuestion: CapacityQuestion = { layout: 'dinnerWithoutStage', guests: 80 };

/** More than any house holds: where the field ends. */
export const maximumGuests = 9999;

/**
 * The question that an address asks. A part that is missing or means nothing is taken from the first question.
 * @param search the query, with or without its question mark
 */
export function questionFromQuery(search: string): CapacityQuestion {
  const query = new URLSearchParams(search);
  const asked = query.get(capacityParameters.layout);
  const guests = query.get(capacityParameters.guests) ?? '';
  return {
    layout: layouts.find((layout) => layout === asked) ?? firstQuestion.layout,
    guests: /^\d+$/.test(guests) && Number(guests) >= 1 ? Math.min(Number(guests), maximumGuests) : firstQuestion.guests,
  };
}

/**
 * The query that asks a question, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function questionToQuery({ layout, guests }: CapacityQuestion, search = ''): string {
  const query = new URLSearchParams(search);
  query.set(capacityParameters.layout, layout);
  query.set(capacityParameters.guests, String(guests));
  return `?${query.toString()}`;
}

/** Up to this many guests, one stop every so many. */
const beats = [
  { upTo: 20, every: 1 },
  { upTo: 100, every: 5 },
  { upTo: 300, every: 10 },
  { upTo: 600, every: 25 },
  { upTo: 1000, every: 50 },
  { upTo: Infinity, every: 100 },
] as const;

/** The numbers at which the guests' slider stops, finer where parties are small: 1, 2 … 20, 25 … 100, 110 … and last the largest capacity itself. */
export function guestStops(largest: number): number[] {
  const stops: number[] = [];
  for (let guests = 1; guests < largest; guests += every(guests)) stops.push(guests);
  return [...stops, largest];
}

const every = (guests: number): number => beats.find(({ upTo }) => guests < upTo)?.every ?? 1;

/** The index of the last stop that is not beyond a number of guests: where the slider stands. */
export const indexOfStop = (stops: readonly number[], guests: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= guests),
  );
