import type { CaptionedPicture } from '../media/Picture';

export interface NamedPicture extends CaptionedPicture {
  readonly file: CaptionedPicture['file'] & { readonly name: string };
}

const prefix = 'foto-';

/** The hash of a picture, without `#`: "foto-" and its file name. It is the id of the element around its link. */
export const anchorOfPicture = (name: string): string => `${prefix}${name}`;

/** The file name in a hash; null if it is not that of a picture. */
export const pictureInHash = (hash: string): string | null => (hash.startsWith(`#${prefix}`) ? decodeURIComponent(hash.slice(prefix.length + 1)) : null);

export const indexOfPicture = (name: string | null, pictures: readonly NamedPicture[]): number => pictures.findIndex(({ file }) => file.name === name);
