/** The dining moment under which the bars are listed: its slug, and the anchor of its tab. */
export const drinksSlug = 'drinques';

interface PlaceWithPath {
  readonly slug: string;
  /** Path of its own page, if it has one. */
  readonly path: string | null;
}

// All paths are without the language prefix, as `localizedPath` takes them.

/** The page of a room. */
export const roomPath = (slug: string): string => `/quartos/${slug}`;

/** The page of a restaurant or a dining moment: its own, or its tab on the dining page. */
export const diningPath = ({ path, slug }: PlaceWithPath): string => path ?? `/gastronomia#${slug}`;

/** The page of a bar: its own, or the tab that lists all bars. */
export const barPath = ({ path }: Pick<PlaceWithPath, 'path'>): string => path ?? `/gastronomia#${drinksSlug}`;

/** The page of a facility: its own, or its entry on the facilities page. */
export const facilityPath = ({ path, slug }: PlaceWithPath): string => path ?? `/estrutura#${slug}`;

/** The page of an offer: its own, or its entry among the unique experiences. */
export const offerPath = ({ path, slug }: PlaceWithPath): string => path ?? `/experiencias-unicas#${slug}`;

/** The page that shows a visitor's saved trip. */
export const tripPath = '/minha-viagem';

/** Start of the paths of all fact sheets. */
export const sheetsFolder = '/fichas/';

/** The fact sheets. Each is written in all three languages and has one address. */
export const sheetPath = {
  room: (slug: string): string => `${sheetsFolder}quartos/${slug}`,
  eventSpace: (slug: string): string => `${sheetsFolder}espacos/${slug}`,
  hotel: `${sheetsFolder}hotel`,
} as const;

/** Where a gallery picture is published under its own name, for visitors without JavaScript and for sharing. */
export const pictureFilePath = (name: string): string => `/fotos/${name}.jpg`;

/**
 * Whether a page belongs in search results and in the sitemap: all but the 404 page, a visitor's own trip, and the fact sheets, which repeat other pages
 * (docs/hotel-rules.md 11.4).
 */
export const isListed = (path: string): boolean => path !== '/404' && path !== tripPath && !path.startsWith(sheetsFolder);

/** A query string with its question mark, commas and colons left readable; empty where there are no parameters. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/**
 * The whole number that a query parameter holds; null where it is missing, is not one, or lies outside its limits. Limits are below a million.
 * @param text the value of the parameter, if any
 */
export function wholeNumber(text: string | null | undefined, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}
