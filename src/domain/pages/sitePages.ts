import { isEventType } from '../events/eventType';
import { addressOfPage, isListed, roomPath } from './addresses';
import type { PageRole } from './pageRoles';

/** Content from which pages are made. The caller chooses `Name` and `Picture`: in one language or in all. */
export interface PageSources<Name, Picture> {
  readonly rooms: readonly { readonly slug: string; readonly name?: Name; readonly pictures?: readonly Picture[] }[];
  /** `path` is null for an offer without a separate page. */
  readonly offers: readonly { readonly slug: string; readonly path: string | null; readonly name?: Name; readonly picture?: Picture }[];
  /** Texts of pages. Optional for the page of an offer. */
  readonly texts: readonly {
    readonly slug: string;
    readonly path: string;
    readonly role?: PageRole | null;
    readonly heading?: Name;
    readonly picture?: Picture | null;
  }[];
  readonly plainPages: readonly { readonly slug: string; readonly heading?: Name; readonly picture?: Picture | null }[];
}

export interface SitePage<Name, Picture> {
  readonly path: string;
  /** A `fixed` page exists independent of content. */
  readonly kind: 'fixed' | 'offer' | 'eventType' | 'room' | 'plain';
  /** The file of `src/templates` that renders it; null for a file in `src/pages`. */
  readonly template: 'Plain' | 'Spa' | 'Children' | 'Offers' | 'Offer' | 'EventType' | 'Room' | null;
  /** The role in its texts; null for most. */
  readonly role: PageRole | null;
  readonly slug: string;
  /** The slug of its texts in `content/pages`, if such pages have them. */
  readonly text: string | null;
  readonly name: Name | undefined;
  readonly picture: Picture | undefined;
  /** Whether search engines and the sitemap list it: docs/hotel-rules.md 11.4. */
  readonly listed: boolean;
}

const templates = {
  spa: 'Spa',
  children: 'Children',
  offers: 'Offers',
  corporate: 'EventType',
  social: 'EventType',
  marriage: 'EventType',
} as const satisfies Record<PageRole, SitePage<never, never>['template']>;

/** Every page of the site, including 404: the one list for creating, linking, publishing and the editing desk. Independent of languages. */
export function sitePages<Name, Picture>({ rooms, offers, texts: pageText, plainPages }: PageSources<Name, Picture>): SitePage<Name, Picture>[] {
  const textsAt = new Map(pageText.map((page) => [page.path, page]));
  const ofOffers = offers.flatMap((offer) => (offer.path === null ? [] : [{ ...offer, path: offer.path }]));
  const pathsOfOffers = new Set(ofOffers.map(({ path }) => path));
  type Page = Omit<SitePage<Name, Picture>, 'listed'>;
  const pages: Page[] = [
    ...pageText
      .filter(({ path }) => !pathsOfOffers.has(path))
      .map(({ slug, path, role = null, heading, picture }): Page => ({
        path,
        kind: isEventType(role) ? 'eventType' : 'fixed',
        template: role && templates[role],
        role,
        slug,
        text: slug,
        name: heading,
        picture: picture ?? undefined,
      })),
    ...ofOffers.map(({ slug, path, name, picture }): Page => ({
      path,
      kind: 'offer',
      template: 'Offer',
      role: null,
      slug,
      text: path.slice(1),
      name: textsAt.get(path)?.heading ?? name,
      picture: textsAt.get(path)?.picture ?? picture,
    })),
    ...rooms.map(({ slug, name, pictures }): Page => ({
      path: roomPath(slug),
      kind: 'room',
      template: 'Room',
      role: null,
      slug,
      text: null,
      name,
      picture: pictures?.[0],
    })),
    ...plainPages.map(({ slug, heading, picture }): Page => ({
      path: addressOfPage(slug),
      kind: 'plain',
      template: 'Plain',
      role: null,
      slug,
      text: null,
      name: heading,
      picture: picture ?? undefined,
    })),
  ];
  return pages.map((page) => ({ ...page, listed: isListed(page.path) }));
}
