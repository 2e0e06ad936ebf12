import type { Layout } from '../../domain/events/layouts';
import { fault, type Fault } from '../faults/fault';
import { filesOf, type Rule } from './rule';

/** Layouts of which the first never has more seats than the second in the same hall, because it uses some of the floor. */
const limits: readonly (readonly [fewer: Layout, more: Layout])[] = [
  ['dinnerWithStage', 'dinnerWithoutStage'],
  ['dinnerWithStage', 'cocktail'],
  ['dinnerWithoutStage', 'cocktail'],
  ['school', 'auditorium'],
  ['fishbone', 'auditorium'],
  ['uShape', 'auditorium'],
  ['uShape', 'school'],
];

/** Capacities and occupancies are possible, unless the file confirms a figure. */
export const capacities: Rule = (content) => [
  ...filesOf(content, 'EventSpace').flatMap(({ file, data: { capacities: figures, variants, acknowledged = [] } }) => {
    /** The largest figure of a layout, variants included; -Infinity if there is none. */
    const largest = (layout: Layout): number =>
      Math.max(figures[layout] ?? -Infinity, ...variants.filter((variant) => variant.layout === layout).map(({ capacity }) => capacity));
    return limits.flatMap(([fewer, more]): Fault[] => {
      const [few, many] = [largest(fewer), largest(more)];
      if (few <= many || many === -Infinity || acknowledged.some(({ layout }) => layout === fewer)) return [];
      return [fault(file, `capacities.${fewer}`, { code: 'tooManyGuests', few, many, than: more })];
    });
  }),
  ...filesOf(content, 'Room')
    .filter(({ data: { occupancy } }) => occupancy.min > occupancy.max)
    .map(({ file, data: { occupancy } }) => fault(file, 'occupancy', { code: 'fewestAboveMost', ...occupancy })),
];
