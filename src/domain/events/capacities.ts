import type { EventType } from './eventType';
import { type Layout, layouts } from './layouts';

/** Maximum guests per layout; null if the hotel gives no figure. */
export type Capacities = Readonly<Record<Layout, number | null>>;

export interface HasCapacities {
  readonly capacities: Capacities;
  readonly variants: readonly { readonly layout: Layout; readonly capacity: number }[];
}

/** The largest capacity of any of the spaces in any of some layouts, by default all; variants included; 0 without figures. */
export const largestCapacity = (spaces: readonly HasCapacities[], among: readonly Layout[] = layouts): number =>
  Math.max(
    0,
    ...spaces.flatMap(({ capacities, variants }) => [
      ...among.map((layout) => capacities[layout] ?? 0),
      ...variants.filter(({ layout }) => among.includes(layout)).map(({ capacity }) => capacity),
    ]),
  );

export interface RankedSpace<T> {
  readonly space: T;
  /** Capacity in the requested layout: the main figure if it is enough, else the smallest variant that is, else the largest figure. */
  readonly capacity: number;
}

export interface RankedSpaces<T> {
  /** Spaces that are large enough, the smallest first. */
  readonly fits: readonly RankedSpace<T>[];
  /** Spaces that are too small, the largest first. */
  readonly tooSmall: readonly RankedSpace<T>[];
  /** Spaces without a figure for the layout, in their order. */
  readonly notStated: readonly T[];
}

/** Whether a space is not too large (docs/hotel-rules.md 8.3): the guests fill at least three quarters of it. */
export const fitsTightly = (capacity: number, guests: number): boolean => guests <= capacity && guests >= 0.75 * capacity;

/** Which spaces are large enough for a number of guests in a layout. A variant counts if the main figure is too small. Equal spaces keep their order. */
export function rankSpaces<T extends HasCapacities>({ spaces, layout, guests }: { spaces: readonly T[]; layout: Layout; guests: number }): RankedSpaces<T> {
  const fits: RankedSpace<T>[] = [];
  const tooSmall: RankedSpace<T>[] = [];
  const notStated: T[] = [];
  for (const space of spaces) {
    const main = space.capacities[layout];
    const variants = space.variants
      .filter((variant) => variant.layout === layout)
      .map(({ capacity }) => ({ space, capacity }))
      .sort((a, b) => a.capacity - b.capacity);
    const figures = main === null ? variants : [{ space, capacity: main }, ...variants];
    const fitting = figures.find(({ capacity }) => capacity >= guests);
    const largest = [...figures].sort((a, b) => b.capacity - a.capacity)[0];
    if (fitting) fits.push(fitting);
    else if (largest) tooSmall.push(largest);
    else notStated.push(space);
  }
  return { fits: fits.sort((a, b) => a.capacity - b.capacity), tooSmall: tooSmall.sort((a, b) => b.capacity - a.capacity), notStated };
}

/** Maximum guests of a party; larger spaces are for congresses and fairs. */
const largestParty = 1000;

/** Whether a space suits a type of event (docs/hotel-rules.md 8.4): no auditorium layout for weddings, at most 1,000 guests for parties. */
export function suitsEvent(space: HasCapacities, type: EventType): boolean {
  if (type === 'marriage') return space.capacities.auditorium === null;
  return type !== 'social' || largestCapacity([space]) <= largestParty;
}

const weddingParts = [
  { part: 'cocktail', served: ['cocktail'] },
  { part: 'dinner', served: ['dinnerWithStage', 'dinnerWithoutStage'] },
] as const satisfies readonly { readonly part: string; readonly served: readonly Layout[] }[];

/**
 * The maximum guests of a space for each part of a wedding, and whether another layout of that part takes fewer (docs/hotel-rules.md 8.4); without parts for
 * which the hotel gives no figure.
 */
export const weddingGuests = (space: HasCapacities) =>
  weddingParts
    .map(({ part, served }) => {
      const guests = largestCapacity([space], served);
      return { part, guests, varies: served.some((layout) => (space.capacities[layout] ?? guests) < guests) };
    })
    .filter(({ guests }) => guests > 0);
