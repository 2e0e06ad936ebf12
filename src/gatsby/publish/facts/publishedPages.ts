import { addressOfPage, roomPath } from '../../../domain/pages/addresses';
import { nameOfPage } from '../../../domain/pages/navigation';
import { sitePages, type SitePage } from '../../../domain/pages/sitePages';
import { roomHead } from '../../../domain/rooms/roomHead';
import type { Language } from '../../../site';
import type { FactPicture, Facts } from './readFacts';

export interface PublishedPage extends Pick<SitePage<string, FactPicture>, 'path' | 'listed'> {
  readonly title: string;
  readonly description: string;
  readonly name: string;
  /** The picture of its hero; else that of the home page. */
  readonly picture: FactPicture;
}

/** Every page in the languages of the site except 404, sorted by path. @throws without a picture on the home page */
export function publishedPages(facts: Facts, language: Language): PublishedPage[] {
  const pages = sitePages({ rooms: facts.Room, offers: facts.Offer, texts: facts.PageText, plainPages: facts.PlainPage });
  const ofHome = pages.find(({ path }) => path === '/')?.picture;
  if (!ofHome) throw new Error('The home page has no picture in pages/index.json.');
  const heads = new Map<string, { readonly title: string; readonly description: string }>([
    ...facts.PageText.map((page) => [page.path, page] as const),
    ...facts.PlainPage.map(({ slug, heading, description }) => [addressOfPage(slug), { title: heading, description }] as const),
    ...facts.Room.map((room) => [roomPath(room.slug), roomHead(room, language)] as const),
  ]);
  return pages
    .flatMap(({ path, name = '', picture = ofHome, listed }) => {
      const head = heads.get(path);
      if (!head) return [];
      const { title, description } = head;
      return [{ path, listed, title, description, name: path === '/' ? facts.messages.common.home : (nameOfPage(facts.Navigation, path) ?? name), picture }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
