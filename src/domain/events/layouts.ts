/** The layouts of an event space, in the order of docs/hotel-rules.md 8.1. */
export const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
export type Layout = (typeof layouts)[number];

/** The most guests that can be asked for, beyond any hotel's capacity. */
export const maximumGuests = 9999;
