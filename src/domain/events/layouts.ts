/** The layouts of an event space, in the order of docs/hotel-rules.md 8.1. */
export const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
export type Layout = (typeof layouts)[number];

/** A value for each layout. */
export const byLayout = <Value>(valueOf: (layout: Layout) => Value): Readonly<Record<Layout, Value>> =>
  Object.fromEntries(layouts.map((layout) => [layout, valueOf(layout)])) as Record<Layout, Value>;
