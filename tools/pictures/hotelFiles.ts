import fs from 'node:fs';
import path from 'node:path';
import { fileFormats } from '../../src/content/fileFormats';
import { isIgnored } from '../../src/content/ignoredFiles';
import { picturesOf } from './thumbs';

/** The hotel's PDF files and films, relative to the project. */
export const pdfsAndFilmsOf = (root: string): string[] =>
  Object.entries(fileFormats).flatMap(([format, { folder }]) => {
    const place = path.resolve(root, folder);
    const names = fs.existsSync(place) ? fs.readdirSync(place).sort() : [];
    return names.filter((name) => name.endsWith(`.${format}`) && !isIgnored(name)).map((name) => `${folder}/${name}`);
  });

/** The picture, PDF or film with these bytes, relative to the project; undefined if there is none. */
export function fileLike(root: string, bytes: Uint8Array): string | undefined {
  const isSame = (place: string): boolean => fs.statSync(place).size === bytes.length && fs.readFileSync(place).equals(bytes);
  return [...picturesOf(root), ...pdfsAndFilmsOf(root)].find((file) => isSame(path.resolve(root, file)));
}
