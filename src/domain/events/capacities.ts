/** How a hall may be set, in the order of docs/hotel-rules.md 8.1. */
export const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
export type Layout = (typeof layouts)[number];

/** Guests per layout; null where the hotel gives no figure. */
export type Capacities = Readonly<Record<Layout, number | null>>;

interface HasCapacities {
  readonly capacities: Capacities;
  readonly variants: readonly { readonly capacity: number }[];
}

/** Most guests that any of the spaces holds in any layout, variants included; 0 where no figure is given. */
export const largestCapacity = (spaces: readonly HasCapacities[]): number =>
  Math.max(
    0,
    ...spaces.flatMap(({ capacities, variants }) => [...layouts.map((layout) => capacities[layout] ?? 0), ...variants.map(({ capacity }) => capacity)]),
  );

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

/**
 * Gives each list of options one that nobody else has, the first wherever that is possible; null for a list that goes without.
 * Earlier lists give way only where a later one would get nothing (bipartite matching by augmenting paths).
 * @param options for each chooser, its options in order of preference
 * @param taken options that are given away already
 */
export function distinctChoices(options: readonly (readonly string[])[], taken: readonly string[] = []): (string | null)[] {
  const ownerOf = new Map<string, number>();
  const settle = (chooser: number, tried: Set<string>): boolean => {
    for (const option of options[chooser] ?? []) {
      if (tried.has(option) || taken.includes(option)) continue;
      tried.add(option);
      const owner = ownerOf.get(option);
      if (owner !== undefined && !settle(owner, tried)) continue;
      ownerOf.set(option, chooser);
      return true;
    }
    return false;
  };
  options.forEach((_, chooser) => settle(chooser, new Set()));
  const optionOf = new Map([...ownerOf].map(([option, chooser]) => [chooser, option]));
  return options.map((_, chooser) => optionOf.get(chooser) ?? null);
}
