/** A path between two points of the map, which can be walked in both directions. */
export interface MapPath {
  readonly from: string;
  readonly to: string;
  readonly metres: number;
  /** Whether the hotel has confirmed that it has no steps. */
  readonly stepFree?: boolean | undefined;
}

/** Walking pace, in metres per minute. */
const pace = 70;

/** Metres along the shortest way from a point to each point that can be reached, itself included (Dijkstra; a resort has about forty points). */
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

/** Walking time in minutes, rounded up, at least one. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.ceil(metres / pace));

interface PlaceOnPaths {
  readonly slug: string;
  /** The point of the paths at which it lies. */
  readonly node: string;
}

/**
 * The ways from a point to the places of a map: the walking time to each in minutes, in the order of places, empty until the hotel has measured its paths
 * (docs/hotel-rules.md 13.13), and the slugs of the places that can be reached without a step.
 */
export function walksFrom(
  start: string,
  { places, paths, pathsMeasured }: { readonly places: readonly PlaceOnPaths[]; readonly paths: readonly MapPath[]; readonly pathsMeasured: boolean },
) {
  const metres = metresFrom(start, paths);
  const withoutStep = metresFrom(
    start,
    paths.filter(({ stepFree }) => stepFree),
  );
  // the content check ensures that every place can be reached
  return {
    minutes: pathsMeasured ? places.map(({ node }) => walkingMinutes(metres.get(node) ?? 0)) : [],
    // without any path confirmed as step-free, a place at the start itself does not count
    stepFree: withoutStep.size > 1 ? places.filter(({ node }) => withoutStep.has(node)).map(({ slug }) => slug) : [],
  };
}
