import { inDayOrder, type Light } from '../../domain/sky/daylight';
import type { PictureData } from '../media/Picture';

/** A picture of a view at one light of the day. */
export interface HourPicture {
  readonly light: Light;
  readonly picture: PictureData & { readonly caption: string | null };
}

/** The pictures of a slider, in the order of the day; none if there are fewer than two. */
export function sliderPictures<Picture extends { readonly light: Light }>(pictures: readonly Picture[] | null | undefined): Picture[] {
  const ordered = inDayOrder(pictures ?? []);
  return ordered.length < 2 ? [] : ordered;
}

/** The picture in the server's HTML: that of the afternoon, or the first. */
export const stillPicture = (pictures: readonly HourPicture[]): HourPicture | undefined => pictures.find(({ light }) => light === 'afternoon') ?? pictures[0];
