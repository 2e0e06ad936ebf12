/** How a hall may be set, in the order of specification §3. */
export const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
export type Layout = (typeof layouts)[number];

/** Guests per layout; null where the hotel gives no figure. */
export type Capacities = Readonly<Record<Layout, number | null>>;
