import type { Capacities, Layout } from './layout';

interface Space {
  readonly capacities: Capacities;
  /** Other figures that the source gives for a layout, such as 100 beside 80. */
  readonly variants?: readonly { readonly layout: Layout; readonly capacity: number }[];
}

export interface RankedSpace<T> {
  readonly space: T;
  /** Guests in the layout asked for: the figure that lets the party in, or the largest where none does. */
  readonly capacity: number;
  /** Whether that figure is one of the variants, so that its condition has to stand beside it. */
  readonly byVariant: boolean;
}

export interface RankedSpaces<T> {
  /** Spaces that take the party, the tightest first. */
  readonly fits: readonly RankedSpace<T>[];
  /** Spaces that do not, the largest first. */
  readonly tooSmall: readonly RankedSpace<T>[];
  /** Spaces without a figure for the layout, in the order given. */
  readonly notStated: readonly T[];
}

/** Which spaces take a number of guests in a layout. The main figure counts first; a variant counts where it alone lets the party in. Equals keep their order. */
export function rankSpaces<T extends Space>({ spaces, layout, guests }: { spaces: readonly T[]; layout: Layout; guests: number }): RankedSpaces<T> {
  const fits: RankedSpace<T>[] = [];
  const tooSmall: RankedSpace<T>[] = [];
  const notStated: T[] = [];
  for (const space of spaces) {
    const main = space.capacities[layout];
    const variants = (space.variants ?? [])
      .filter((variant) => variant.layout === layout)
      .map(({ capacity }) => ({ space, capacity, byVariant: true }))
      .sort((a, b) => a.capacity - b.capacity);
    const figures = main === null ? variants : [{ space, capacity: main, byVariant: false }, ...variants];
    const fitting = figures.find(({ capacity }) => capacity >= guests);
    const largest = [...figures].sort((a, b) => b.capacity - a.capacity)[0];
    if (fitting) fits.push(fitting);
    else if (largest) tooSmall.push(largest);
    else notStated.push(space);
  }
  return { fits: fits.sort((a, b) => a.capacity - b.capacity), tooSmall: tooSmall.sort((a, b) => b.capacity - a.capacity), notStated };
}
