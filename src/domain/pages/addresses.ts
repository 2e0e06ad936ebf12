import { hotelPages } from '../../hotel';
import { type PageRole, pageRoles } from './pageRoles';

interface PlaceWithPath {
  readonly slug: string;
  readonly path: string | null;
}

// All paths are without the language prefix, as `localizedPath` takes them.

/** The page of a file of `src/pages`, by its name without extension: `index`, `resort`. */
export const addressOfPage = (name: string): string => (name === 'index' ? '/' : `/${name}`);

/** The page of each role, at its address in content; null if the hotel has none. */
export const pageOfRole = Object.fromEntries(pageRoles.map((role) => [role, hotelPages[role] ?? null])) as Readonly<Record<PageRole, string | null>>;

export const roomPath = (slug: string): string => `/quartos/${slug}`;

/** The page of a restaurant, a meal or a bar: a separate one, or its place on the dining page. */
export const diningPath = ({ path, slug }: PlaceWithPath): string => path ?? `/gastronomia#${slug}`;

/** The page of a facility: a separate one, or its entry on the structure page. */
export const facilityPath = ({ path, slug }: PlaceWithPath): string => path ?? `/estrutura#${slug}`;

/** The entry of an event space on the page of spaces and capacities. */
export const spacePath = (slug: string): string => `/detalhes-eventos#${slug}`;

/** The page of an offer: a separate one, or its entry on the page of all offers; null if the hotel has neither. */
export const offerPath = ({ path, slug }: PlaceWithPath): string | null => path ?? (pageOfRole.offers && `${pageOfRole.offers}#${slug}`);

export const tripPath = '/minha-viagem';

export const contactPath = '/contato';

/** The day by the hour, with the hours of all places. */
export const resortPath = '/resort';

export const privacyPath = '/privacidade';

export const questionsPath = '/perguntas';

/** The page shown instead of one that is not available offline. */
export const offlinePath = '/sem-internet';

/** The address of a gallery picture under its name, for visitors without JavaScript and for sharing. */
export const pictureFilePath = (name: string): string => `/fotos/${name}.jpg`;

/** The address of a PDF by its file's name: it is permanent, since people share it. */
export const pdfPath = (name: string): string => `/arquivos/${name}`;

/** Whether a page belongs in search results and in the sitemap: all except the 404 page, a visitor's trip, and the offline page (docs/hotel-rules.md 11.4). */
export const isListed = (path: string): boolean => !['/404', tripPath, offlinePath].includes(path);
