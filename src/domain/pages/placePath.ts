import { drinksSlug } from '../dining/drinksSlug';

interface PlaceWithPath {
  readonly slug: string;
  /** The page that tells more, if it has one. */
  readonly path: string | null;
}

/** The page of a restaurant or a dining moment: its own, or its tab among all. */
export const diningPath = ({ path, slug }: PlaceWithPath): string => path ?? `/gastronomia#${slug}`;

/** The page of a bar: its own, or the tab of all bars. */
export const barPath = ({ path }: Pick<PlaceWithPath, 'path'>): string => path ?? `/gastronomia#${drinksSlug}`;

/** The page of a facility: its own, or its entry among all. */
export const facilityPath = ({ path, slug }: PlaceWithPath): string => path ?? `/estrutura#${slug}`;
