import { drinksSlug } from '../../../domain/dining/drinksSlug';
import type { Facts } from './readFacts';

type Dining = Facts['restaurants']['nodes'][number];
type Facility = Facts['facilities']['nodes'][number];

/** A place of the resort, and where the site tells of it, without language. */
export type PublishedPlace = { readonly path: string } & (
  { readonly kind: 'restaurant' | 'bar'; readonly place: Dining } | { readonly kind: 'facility'; readonly place: Facility }
);

/** The page of a restaurant or a dining moment: its own, or its tab among all. */
export const diningPath = ({ path, slug }: Pick<Dining, 'path' | 'slug'>): string => path ?? `/gastronomia#${slug}`;

/** The page of a bar: its own, or the tab of all bars. */
export const barPath = ({ path }: Pick<Dining, 'path'>): string => path ?? `/gastronomia#${drinksSlug}`;

/** The page of a facility: its own, or its entry among all. */
export function facilityPath({ path, slug }: Pick<Facility, 'path' | 'slug'>, { pages }: Pick<Facts, 'pages'>): string {
  const own = `/${slug}`;
  return path ?? (pages.nodes.some((page) => page.path === own) ? own : `/estrutura#${slug}`);
}

/** Every restaurant, bar and facility, in the order of the site. */
export const placesOf = (facts: Facts): PublishedPlace[] => [
  ...facts.restaurants.nodes.map((place) => ({ kind: 'restaurant' as const, place, path: diningPath(place) })),
  ...facts.bars.nodes.map((place) => ({ kind: 'bar' as const, place, path: barPath(place) })),
  ...facts.facilities.nodes.map((place) => ({ kind: 'facility' as const, place, path: facilityPath(place, facts) })),
];
