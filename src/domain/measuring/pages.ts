import { languageOfPath, localizedPath, pathWithoutLanguage } from '../i18n/localizedPath';
import { offerPath } from '../pages/addresses';
import type { SitePage } from '../pages/sitePages';
import type { Language } from '../../site';
import type { MeasuredEvent } from './events';

/** What an address counts as: the kind of its page, and its room or offer. */
export interface CountedPage {
  /** `room`, `offer`, `eventType`; a fixed page has its name as kind: `home`, `gastronomia`, `404`, or its role: `spa`. */
  readonly kind: string;
  /** Slug of the content file; null for a fixed page. */
  readonly item: string | null;
}

/** The pages by their path without language, and the entries of offers without a page by path and hash. */
export type CountedPages = Readonly<Record<string, CountedPage>>;

/** @param offers all of them, also those without a page */
export function countedPages(
  pages: readonly Pick<SitePage<unknown, unknown>, 'path' | 'kind' | 'role' | 'slug'>[],
  offers: readonly { readonly slug: string; readonly path: string | null }[],
): CountedPages {
  const ofPages = pages.map(({ path, kind, role, slug }): [string, CountedPage] => [
    path,
    kind === 'fixed' || kind === 'plain' ? { kind: role ?? (path === '/' ? 'home' : path.slice(1)), item: null } : { kind, item: slug },
  ]);
  const ofOffers = offers.flatMap((offer): [string, CountedPage][] => {
    const path = offerPath(offer);
    return path === null ? [] : [[path, { kind: 'offer', item: offer.slug }]];
  });
  return Object.fromEntries([...ofPages, ...ofOffers]);
}

export interface PageAt extends CountedPage {
  /** Without language. */
  readonly path: string;
  readonly language: Language;
}

/** The page at a path. An unknown address may contain anything: it counts as `/404`. @param pathname with its language */
export function countedPageAt(pathname: string, pages: CountedPages): PageAt {
  const path = pathWithoutLanguage(pathname);
  const page = pages[path];
  const language = languageOfPath(pathname);
  return page ? { ...page, path, language } : { kind: '404', item: null, path: '/404', language };
}

/** The offer that a link leads to; null for any other link. */
export function offerAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, pages: CountedPages): string | null {
  const path = pathWithoutLanguage(pathname);
  const page = pages[path + hash] ?? pages[path];
  return page?.kind === 'offer' ? page.item : null;
}

/** The parameters of campaigns and advertisers; other parameters may contain anything. */
const isOfCampaign = (name: string): boolean => /^(?:utm_\w+|gclid)$/.test(name);

/** The address of a page as it is counted: with campaign parameters only. @param search of the page that was opened */
export function countedAddress({ origin, page, search }: { readonly origin: string; readonly page: PageAt; readonly search: string }): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isOfCampaign(name))).toString();
  return origin + localizedPath(page.path, page.language) + (query && `?${query}`);
}

/** The referrer without query and hash; empty for this site, and for an invalid address. */
export function countedReferrer(referrer: string, origin: string): string {
  // URL.canParse is newer than some supported browsers
  try {
    const { origin: from, pathname } = new URL(referrer);
    return from === origin ? '' : from + pathname;
  } catch {
    return '';
  }
}

/** The event for opening a page of that kind, if any. */
export function eventOfPage({ kind, item }: CountedPage): MeasuredEvent | null {
  if (item !== null && (kind === 'room' || kind === 'offer')) return { name: 'view_item', fields: { item_id: item, item_category: kind } };
  if (kind === 'acomodacoes') return { name: 'view_item_list', fields: { item_list_id: 'rooms' } };
  return kind === 'offers' ? { name: 'view_item_list', fields: { item_list_id: 'offers' } } : null;
}
