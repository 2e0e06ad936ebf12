import type { CaptionedPicture } from '../../components/media/JustifiedRows';

/** A picture that the lightbox can show: its file's name is its address. */
export interface NamedPicture extends CaptionedPicture {
  readonly file: CaptionedPicture['file'] & { readonly name: string };
}

const prefix = 'foto-';

/** The address of a picture on the page, without `#`: its file's name after "foto-". It is the id of the element around its link. */
export const anchorOfPicture = (name: string): string => `${prefix}${name}`;

/** The file's name in the address of a picture; null where an address names none. */
export const pictureInHash = (hash: string): string | null => (hash.startsWith(`#${prefix}`) ? decodeURIComponent(hash.slice(prefix.length + 1)) : null);

/** Where a picture stands among others, by its file's name; -1 where it is not among them. */
export const indexOfPicture = (name: string | null, pictures: readonly NamedPicture[]): number => pictures.findIndex(({ file }) => file.name === name);
