/** The times of day, in order, for which a view may have pictures; night is last. */
export const timesOfDay = ['beforeDawn', 'sunrise', 'morning', 'noon', 'afternoon', 'sunset', 'evening', 'night'] as const;

export type TimeOfDay = (typeof timesOfDay)[number];

/** The first item of each time of day, in the order of the day. */
export const inDayOrder = <Item extends { readonly timeOfDay: TimeOfDay }>(items: readonly Item[]): Item[] =>
  timesOfDay.flatMap((timeOfDay) => items.find((item) => item.timeOfDay === timeOfDay) ?? []);
