import path from 'node:path';
import { contentOf } from '../content/hotel';

export const albums = contentOf('Album');

/** The pictures of the gallery's first album in order, by the names that their addresses have. */
export const firstAlbum = (): string[] => (albums[0]?.pictures ?? []).map(({ file }) => path.parse(file).name);
