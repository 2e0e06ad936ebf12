import { inDayOrder, type TimeOfDay } from '../../domain/sky/timesOfDay';

export type HourPicture = Queries.HourPictureFragment;

/** The pictures of a slider, in the order of the day; none if there are fewer than two. */
export function sliderPictures<Picture extends { readonly timeOfDay: TimeOfDay }>(pictures: readonly Picture[] | null | undefined): Picture[] {
  const ordered = inDayOrder(pictures ?? []);
  return ordered.length < 2 ? [] : ordered;
}
