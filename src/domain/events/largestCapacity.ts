import { layouts, type Capacities } from './layout';

interface Space {
  readonly capacities: Capacities;
  readonly variants: readonly { readonly capacity: number }[];
}

/** Most guests that any of the spaces holds in any layout, variants included; 0 where no figure is given. */
export const largestCapacity = (spaces: readonly Space[]): number =>
  Math.max(
    0,
    ...spaces.flatMap(({ capacities, variants }) => [...layouts.map((layout) => capacities[layout] ?? 0), ...variants.map(({ capacity }) => capacity)]),
  );
