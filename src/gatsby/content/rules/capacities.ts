import type { Layout } from '../../../domain/events/layouts';
import { fault, type Fault } from '../fault';
import { type Content, filesOf, type Rule } from './rule';

/** Layouts of which the first never seats more than the second in the same hall, because it uses up some of the floor. */
const limits: readonly (readonly [fewer: Layout, more: Layout, why: string])[] = [
  ['dinnerWithStage', 'dinnerWithoutStage', 'a stage takes room'],
  ['dinnerWithStage', 'cocktail', 'tables take room'],
  ['dinnerWithoutStage', 'cocktail', 'tables take room'],
  ['school', 'auditorium', 'desks take room'],
  ['fishbone', 'auditorium', 'tables take room'],
  ['uShape', 'auditorium', 'the middle of a U stays empty'],
  ['uShape', 'school', 'the middle of a U stays empty'],
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
      .map(({ layout, few, more, many, why }) =>
        fault(
          file,
          `capacities.${layout}`,
          `${few} guests, and only ${many} in ${more}: ${why}`,
          'correct one of the two, or say in “acknowledged” why the figure stands',
        ),
      ),
    ...acknowledged.flatMap(({ layout }, index): Fault[] => {
      const field = `acknowledged.${index}.layout`;
      if (acknowledged.findIndex((one) => one.layout === layout) < index)
        return [fault(file, field, `“${layout}” is acknowledged twice`, 'keep one of the two')];
      if (impossible.some((one) => one.layout === layout)) return [];
      return [fault(file, field, `the figure of “${layout}” is possible`, 'take the entry out of “acknowledged”')];
    }),
  ];
}

/** Capacities and occupancies are possible, unless the file acknowledges a figure. */
export const capacities: Rule = (content) => [
  ...spaces(content).flatMap(figuresOfSpace),
  ...filesOf(content, 'Room')
    .filter(({ data: { occupancy } }) => occupancy.min > occupancy.max)
    .map(({ file, data: { occupancy } }) =>
      fault(file, 'occupancy', `the fewest guests, ${occupancy.min}, are more than the most, ${occupancy.max}`, 'correct one of the two'),
    ),
];
