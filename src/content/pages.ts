import { addressOfPage, contactPath, diningPath, facilityPath, offerPath, resortPath, roomPath, spacePath } from '../domain/pages/addresses';
import { pageRoles } from '../domain/pages/pageRoles';
import { sitePages, type SitePage } from '../domain/pages/sitePages';
import { isObject, type Json, type JsonObject } from './json';
import type { KindName } from './kinds';
import type { ContentFile } from './rules/rule';

interface Thing {
  readonly slug: string;
  readonly path: string | null;
}

/** Where the site shows the content of a file: on a separate page, or in an entry of a list page; else on the home page. */
const pageOfKind: Readonly<Partial<Record<KindName, (thing: Thing) => string>>> = {
  Room: ({ slug }) => roomPath(slug),
  Offer: (offer) => offerPath(offer) ?? '/',
  PlainPage: ({ slug }) => addressOfPage(slug),
  PageText: ({ path }) => path ?? '/',
  Restaurant: diningPath,
  Meal: diningPath,
  Bar: diningPath,
  Facility: facilityPath,
  EventSpace: ({ slug }) => spacePath(slug),
  SpaSubject: ({ slug, path }) => `${path ?? '/'}#${slug}`,
  Album: ({ slug }) => `/galeria#${slug}`,
  Film: ({ slug }) => `/galeria#${slug}`,
  ResortDay: () => resortPath,
  ResortMap: () => '/estrutura#mapa',
  Hotel: () => contactPath,
  StayRules: () => contactPath,
};

/** The address without language, perhaps with a hash, of a thing of a kind. @param thing its `path`; of a spa subject that of the page about it */
export const pageOf = (kind: KindName, thing: Thing): string => pageOfKind[kind]?.(thing) ?? '/';

const objectIn = (value: Json | undefined): JsonObject | undefined => (isObject(value) ? value : undefined);

/**
 * Every page of the site, from content files that may be invalid.
 * @param fixed the names of the files of `src/pages`: such a page exists whatever its texts are
 */
export function pagesOf(files: readonly Pick<ContentFile, 'kind' | 'data'>[], fixed: readonly string[]): SitePage<JsonObject, JsonObject>[] {
  const dataOf = (kind: KindName) =>
    files.flatMap(({ kind: kindOfFile, data }) => {
      if (kindOfFile !== kind || !isObject(data) || typeof data.slug !== 'string') return [];
      const pictures = Array.isArray(data.pictures) ? data.pictures.filter(isObject) : [];
      const path = typeof data.path === 'string' ? data.path : null;
      const role = pageRoles.find((one) => one === data.role) ?? null;
      return [{ slug: data.slug, path, role, name: objectIn(data.name), heading: objectIn(data.heading), picture: objectIn(data.picture), pictures }];
    });
  const pageText = dataOf('PageText').flatMap((page) => (page.path === null ? [] : [{ ...page, path: page.path }]));
  const wordless = fixed.filter((name) => !pageText.some(({ slug }) => slug === name)).map((name) => ({ slug: name, path: addressOfPage(name) }));
  return sitePages<JsonObject, JsonObject>({
    rooms: dataOf('Room'),
    offers: dataOf('Offer'),
    texts: [...pageText, ...wordless],
    plainPages: dataOf('PlainPage'),
  });
}
