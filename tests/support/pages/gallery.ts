import path from 'node:path';
import { contentFolder } from '../content/contentFile';

interface AlbumFile {
  readonly order: number;
  readonly pictures: readonly { readonly file: string }[];
}

/** The pictures of the gallery's first album in order, by the names that their addresses have. */
export function firstAlbum(): string[] {
  const [first] = contentFolder<AlbumFile>('gallery').sort((one, other) => one.order - other.order);
  return (first?.pictures ?? []).map(({ file }) => path.parse(file).name);
}
