/** A path between two points of the map, to be walked either way. */
export interface MapPath {
  readonly from: string;
  readonly to: string;
  readonly metres: number;
  /** Whether the hotel says that there is no step on it. */
  readonly stepFree?: boolean | undefined;
}

/** Metres in a minute, at an unhurried pace. */
const pace = 70;

/** Metres along the shortest way from a point to each that paths lead to, itself included (Dijkstra; a resort has some forty points). */
export function metresFrom(start: string, paths: readonly MapPath[]): ReadonlyMap<string, number> {
  const settled = new Map<string, number>();
  const found = new Map([[start, 0]]);
  while (found.size > 0) {
    const [here, metres] = [...found].reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest));
    found.delete(here);
    settled.set(here, metres);
    for (const { from, to, metres: length } of paths) {
      const next = from === here ? to : to === here ? from : undefined;
      if (next === undefined || settled.has(next)) continue;
      found.set(next, Math.min(found.get(next) ?? Infinity, metres + length));
    }
  }
  return settled;
}

/** Minutes that guests are told: rounded up, at least one. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.ceil(metres / pace));

interface PlaceOnPaths {
  readonly slug: string;
  /** The point of the paths where it is reached. */
  readonly node: string;
}

interface Walks {
  /** Minutes to each place, in the order of places; empty unless the hotel has measured its paths (docs/hotel-rules.md 13.13). */
  readonly minutes: readonly number[];
  /** Slugs of the places that are reached without a step. */
  readonly stepFree: readonly string[];
}

/** What there is to say of the ways from a point to the places of a map. */
export function walksFrom(
  start: string,
  { places, paths, pathsMeasured }: { readonly places: readonly PlaceOnPaths[]; readonly paths: readonly MapPath[]; readonly pathsMeasured: boolean },
): Walks {
  const metres = metresFrom(start, paths);
  const withoutStep = metresFrom(
    start,
    paths.filter(({ stepFree }) => stepFree),
  );
  // every place is reached: the content check sees to it
  return {
    minutes: pathsMeasured ? places.map(({ node }) => walkingMinutes(metres.get(node) ?? 0)) : [],
    // where no path is known to be without steps, the start itself says nothing
    stepFree: withoutStep.size > 1 ? places.filter(({ node }) => withoutStep.has(node)).map(({ slug }) => slug) : [],
  };
}
