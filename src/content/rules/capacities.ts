import type { Layout } from '../../domain/events/layouts';
import type { FewerBecause } from '../faults/english';
import { fault, type Fault } from '../faults/fault';
import { type Content, filesOf, type Rule } from './rule';

/** Layouts of which the first never seats more than the second in the same hall, because it uses up some of the floor. */
const limits: readonly (readonly [fewer: Layout, more: Layout, why: FewerBecause])[] = [
  ['dinnerWithStage', 'dinnerWithoutStage', 'stage'],
  ['dinnerWithStage', 'cocktail', 'tables'],
  ['dinnerWithoutStage', 'cocktail', 'tables'],
  ['school', 'auditorium', 'desks'],
  ['fishbone', 'auditorium', 'tables'],
  ['uShape', 'auditorium', 'middle'],
  ['uShape', 'school', 'middle'],
];

type Space = ReturnType<typeof spaces>[number];
const spaces = (content: Content) => filesOf(content, 'EventSpace');

function figuresOfSpace({ file, data: { capacities, variants, acknowledged = [] } }: Space): Fault[] {
  /** The largest figure of a layout, variants included; null where there is none. */
  const largest = (layout: Layout): number | null => {
    const figures = [capacities[layout], ...variants.filter((variant) => variant.layout === layout).map(({ capacity }) => capacity)];
    return figures.reduce((most, figure) => (figure === null ? most : Math.max(most ?? 0, figure)), null);
  };
  const impossible = limits.flatMap(([fewer, more, why]) => {
    const [few, many] = [largest(fewer), largest(more)];
    return few !== null && many !== null && few > many ? [{ layout: fewer, few, more, many, why }] : [];
  });
  return [
    ...impossible
      .filter(({ layout }) => !acknowledged.some((one) => one.layout === layout))
      .map(({ layout, few, more, many, why }) => fault(file, `capacities.${layout}`, { code: 'tooManyGuests', few, many, than: more, why })),
    ...acknowledged.flatMap(({ layout }, index): Fault[] => {
      const field = `acknowledged.${index}.layout`;
      if (acknowledged.findIndex((one) => one.layout === layout) < index) return [fault(file, field, { code: 'acknowledgedTwice', layout })];
      if (impossible.some((one) => one.layout === layout)) return [];
      return [fault(file, field, { code: 'acknowledgedInVain', layout })];
    }),
  ];
}

/** Capacities and occupancies are possible, unless the file acknowledges a figure. */
export const capacities: Rule = (content) => [
  ...spaces(content).flatMap(figuresOfSpace),
  ...filesOf(content, 'Room')
    .filter(({ data: { occupancy } }) => occupancy.min > occupancy.max)
    .map(({ file, data: { occupancy } }) => fault(file, 'occupancy', { code: 'fewestAboveMost', ...occupancy })),
];
