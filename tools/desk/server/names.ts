import fs from 'node:fs';
import path from 'node:path';
import { roomPath } from '../../../src/domain/pages/addresses';
import { addressOfPage, fixedPages } from '../../../src/gatsby/content/fixedPages';
import { isObject, type Json } from '../../../src/gatsby/content/json';
import { readContent } from '../../../src/gatsby/content/read';
import type { DeskNames } from '../protocol';

const picturesFolder = 'content/images';

const picturesOf = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, picturesFolder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${picturesFolder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\/[^./][^/]*\.(?:jpe?g|png)$/.test(file))
    .sort();

const portuguese = (text: Json | undefined): string => (isObject(text) && typeof text.pt === 'string' ? text.pt : '');

/** Reads the lists of choices from the current files. */
export function deskNames(root: string): DeskNames {
  const things = readContent(root).files.flatMap(({ kind, file, data }) => (isObject(data) ? [{ kind, file, data }] : []));
  const rooms = things.filter(({ kind }) => kind === 'Room');
  const slugOf = (data: Json | undefined): string[] => (isObject(data) && typeof data.slug === 'string' ? [data.slug] : []);
  return {
    pages: [
      ...fixedPages(root)
        .filter((page) => page !== '404')
        .map(addressOfPage),
      ...rooms.flatMap(({ data }) => slugOf(data).map(roomPath)),
    ].sort(),
    roomCodes: rooms.flatMap(({ data }) => (typeof data.code === 'string' ? [{ value: data.code, label: `${portuguese(data.name)} (${data.code})` }] : [])),
    files: things.map(({ file }) => file),
    pictures: picturesOf(root),
  };
}
