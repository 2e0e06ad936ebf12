/** The times of day, in order, for which a view may have pictures; night is last. */
export const timesOfDay = ['beforeDawn', 'sunrise', 'morning', 'noon', 'afternoon', 'sunset', 'evening', 'night'] as const;

export type TimeOfDay = (typeof timesOfDay)[number];

/** The first item of each time of day, in the order of the day. */
export const inDayOrder = <Item extends { readonly timeOfDay: TimeOfDay }>(items: readonly Item[]): Item[] =>
  timesOfDay.flatMap((timeOfDay) => items.find((item) => item.timeOfDay === timeOfDay) ?? []);

/** The pictures of a slider, in the order of the day; none if there are fewer than two. */
export function sliderPictures<Picture extends { readonly timeOfDay: TimeOfDay }>(pictures: readonly Picture[] | null | undefined): Picture[] {
  const ordered = inDayOrder(pictures ?? []);
  return ordered.length < 2 ? [] : ordered;
}
