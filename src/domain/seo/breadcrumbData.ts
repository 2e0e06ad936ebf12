import type { Thing } from './hotelData';

export interface Crumb {
  readonly name: string;
  /** Whole address. */
  readonly url: string;
}

/** The way down to a page, itself the last, as schema.org's BreadcrumbList. */
export const breadcrumbData = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});
