import { barPath, diningPath, facilityPath } from '../../../domain/pages/addresses';
import type { Facts } from './readFacts';

type Dining = Facts['restaurants']['nodes'][number];
type Facility = Facts['facilities']['nodes'][number];

/** A place of the resort with the address of its page, without language. */
export type PublishedPlace = { readonly path: string } & (
  { readonly kind: 'restaurant' | 'bar'; readonly place: Dining } | { readonly kind: 'facility'; readonly place: Facility }
);

/** The address of a facility's page. Default where its file names none: a page with its slug. */
export function publishedPath(facility: Facility, { pages }: Pick<Facts, 'pages'>): string {
  const own = `/${facility.slug}`;
  return facility.path === null && pages.nodes.some((page) => page.path === own) ? own : facilityPath(facility);
}

/** Every restaurant, bar and facility, in the order of the site. */
export const placesOf = (facts: Facts): PublishedPlace[] => [
  ...facts.restaurants.nodes.map((place) => ({ kind: 'restaurant' as const, place, path: diningPath(place) })),
  ...facts.bars.nodes.map((place) => ({ kind: 'bar' as const, place, path: barPath(place) })),
  ...facts.facilities.nodes.map((place) => ({ kind: 'facility' as const, place, path: publishedPath(place, facts) })),
];
