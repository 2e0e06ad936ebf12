import fs from 'node:fs';
import path from 'node:path';

interface AlbumFile {
  readonly order: number;
  readonly pictures: readonly { readonly file: string }[];
}

/** The pictures of the gallery's first album in their order, by the names that their addresses have. */
export function firstAlbum(): string[] {
  const folder = 'content/gallery';
  const albums = fs.readdirSync(folder).map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as AlbumFile);
  const [first] = albums.sort((one, other) => one.order - other.order);
  return (first?.pictures ?? []).map(({ file }) => path.parse(file).name);
}
