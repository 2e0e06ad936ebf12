import fs from 'node:fs';
import path from 'node:path';
import { fixedPages } from '../../../src/content/fixedPages';
import { grouped } from '../../../src/content/grouped';
import { nameIn } from '../../../src/content/fieldLabels';
import { isIgnored } from '../../../src/content/ignoredFiles';
import { isObject, stringsOf } from '../../../src/content/json';
import { kinds, placesOnMap, type KindName } from '../../../src/content/kinds';
import { stateText } from '../../../src/content/languageState';
import { pagesOf } from '../../../src/content/pages';
import { fromContent } from '../../../src/content/photos';
import { readContent } from '../../../src/content/read';
import { readJson } from '../../../src/content/readJson';
import { navigationPlaces } from '../../../src/content/rules/links';
import { whyWithheld } from '../../../src/content/withheld';
import type { TextFile } from '../../../src/content/searchTexts';
import { languages } from '../../../src/site';
import type { DeskNames } from '../protocol';
import { pdfsAndFilmsOf } from '../../pictures/hotelFiles';
import { listStandIns } from '../../pictures/listStandIns';
import { isPictureOfContent, picturesOf } from '../../pictures/thumbs';

/** Reads the lists of choices from the current files. */
export function deskNames(root: string): DeskNames {
  const { files, withheld } = readContent(root);
  const all = [...files, ...withheld];
  const withSlug = files.flatMap(({ kind, file, data }) =>
    isObject(data) && typeof data.slug === 'string' ? [{ kind, file, data, value: data.slug, name: nameIn(data) }] : [],
  );
  const choices = (...kinds: readonly KindName[]) => withSlug.filter(({ kind }) => kinds.includes(kind)).map(({ value, name }) => ({ value, label: name }));
  const pages = pagesOf(files, fixedPages(root));
  return {
    spaPage: pages.find(({ template }) => template === 'Spa')?.path ?? null,
    page: pages
      .filter(({ listed }) => listed)
      .map(({ path: address, name }) => ({ value: address, label: nameIn({ name: name ?? null, slug: address }) }))
      .sort((a, b) => (a.value < b.value ? -1 : 1)),
    offer: choices('Offer'),
    place: choices(...placesOnMap),
    roomCode: withSlug.flatMap(({ kind, data, name }) =>
      kind === 'Room' && typeof data.code === 'string' ? [{ value: data.code, label: `${name} (${data.code})` }] : [],
    ),
    navigation: navigationPlaces(files),
    nextPosition: Object.fromEntries(
      [...grouped(all, ({ kind }) => kinds[kind].source)].map(([source, list]) => [
        source,
        Math.max(0, ...list.map(({ data }) => (isObject(data) && typeof data.order === 'number' ? data.order : 0))) + 10,
      ]),
    ),
    files: Object.fromEntries(
      all.map(({ kind, file, data }) => {
        const named = stringsOf(data).map(({ value }) => fromContent(value));
        return [file, { name: nameIn(data), state: stateText(kind, data), withheld: whyWithheld(kind, data), thumb: named.find(isPictureOfContent) }];
      }),
    ),
    pictures: picturesOf(root),
    pdfsAndFilms: pdfsAndFilmsOf(root),
  };
}

/** Everything that the desk's search finds: content, and the words of the interface. */
function deskTexts(root: string): readonly TextFile[] {
  const locales = languages.flatMap((language) =>
    fs
      .readdirSync(path.join(root, 'locales', language))
      .filter((name) => !isIgnored(name))
      .map((name) => `locales/${language}/${name}`),
  );
  const texts = locales.map((file) => ({ file, data: null, ...readJson(root, file) }));
  const { files, withheld } = readContent(root);
  return [...files, ...withheld, ...texts].map(({ file, data }) => ({ file, data }));
}

/** The lists that the desk reads, by the names of their files. */
export const deskLists: Readonly<Partial<Record<string, (root: string) => unknown>>> = {
  'names.json': deskNames,
  'texts.json': deskTexts,
  'standins.json': listStandIns,
};
