import { inDayOrder, type Light } from '../../domain/sky/daylight';

/** A picture of a view at one light of the day. */
export type HourPicture = Queries.HourPictureFragment;

/** The pictures of a slider, in the order of the day; none if there are fewer than two. */
export function sliderPictures<Picture extends { readonly light: Light }>(pictures: readonly Picture[] | null | undefined): Picture[] {
  const ordered = inDayOrder(pictures ?? []);
  return ordered.length < 2 ? [] : ordered;
}
