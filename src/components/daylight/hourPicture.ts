import { inDayOrder, type Light } from '../../domain/sky/daylight';
import type { PictureData } from '../media/Picture';

/** A picture of a view in one light of the day. */
export interface HourPicture {
  readonly light: Light;
  readonly picture: PictureData & { readonly caption: string | null };
}

/** The pictures that a slider goes through, in the order of the day; none where there are fewer than two, which make no day. */
export function sliderPictures<Picture extends { readonly light: Light }>(pictures: readonly Picture[] | null | undefined): Picture[] {
  const ordered = inDayOrder(pictures ?? []);
  return ordered.length < 2 ? [] : ordered;
}

/** The picture that stands in HTML: that of the afternoon, or the first. */
export const stillPicture = (pictures: readonly HourPicture[]): HourPicture | undefined => pictures.find(({ light }) => light === 'afternoon') ?? pictures[0];
