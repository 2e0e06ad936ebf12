/** The layouts of an event space, in the order of docs/hotel-rules.md 8.1. */
export const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
export type Layout = (typeof layouts)[number];

/** Maximum guests per layout; null where the hotel gives no figure. */
export type Capacities = Readonly<Record<Layout, number | null>>;

interface HasCapacities {
  readonly capacities: Capacities;
  readonly variants: readonly { readonly capacity: number }[];
}

/** The largest capacity of any of the spaces in any layout, variants included; 0 where no figure is given. */
export const largestCapacity = (spaces: readonly HasCapacities[]): number =>
  Math.max(
    0,
    ...spaces.flatMap(({ capacities, variants }) => [...layouts.map((layout) => capacities[layout] ?? 0), ...variants.map(({ capacity }) => capacity)]),
  );

interface Space {
  readonly capacities: Capacities;
  /** Further figures for a layout, each under its own condition, such as 100 beside 80. */
  readonly variants?: readonly { readonly layout: Layout; readonly capacity: number }[];
}

export interface RankedSpace<T> {
  readonly space: T;
  /** Capacity in the layout asked for: the main figure if it is enough, else the smallest variant that is; the largest figure where none is. */
  readonly capacity: number;
  /** Whether that figure is a variant, whose condition has to be shown with it. */
  readonly byVariant: boolean;
}

export interface RankedSpaces<T> {
  /** Spaces that are large enough, the smallest first. */
  readonly fits: readonly RankedSpace<T>[];
  /** Spaces that are not, the largest first. */
  readonly tooSmall: readonly RankedSpace<T>[];
  /** Spaces without a figure for the layout, in the order given. */
  readonly notStated: readonly T[];
}

/** Which spaces are large enough for a number of guests in a layout. A variant counts where the main figure is too small. Equals keep their order. */
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
 * Assigns each chooser an option that no other has, preferably its first; null for a chooser that gets none.
 * An earlier chooser gets another option only where a later one would get none (bipartite matching by augmenting paths).
 * @param options for each chooser, its options in order of preference
 * @param taken options that are not available
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
