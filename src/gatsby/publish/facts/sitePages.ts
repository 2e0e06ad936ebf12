import { facilityPath, roomPath } from '../../../domain/pages/addresses';
import { roomHead } from '../../../domain/rooms/roomHead';
import type { Language } from '../../../site';
import type { FactPicture, Facts } from './readFacts';

/** A page of the site in one language, for search engines and link previews. */
export interface SitePage {
  /** Without language. */
  readonly path: string;
  /** Without the hotel's name. */
  readonly title: string;
  readonly description: string;
  /** Its name in breadcrumbs. */
  readonly name: string;
  /** The picture of its hero; that of the home page where it has none. */
  readonly picture: FactPicture;
}

/**
 * Every page but 404, sorted by path.
 * @throws without a picture on the home page
 */
export function sitePages(facts: Facts, language: Language): SitePage[] {
  const { links }: { links: Readonly<Record<string, string>> } = facts.words.footer;
  const offerPictures = new Map(facts.offers.nodes.map(({ path, picture }) => [path, picture]));
  const ofHome = facts.pages.nodes.find(({ path }) => path === '/')?.picture;
  if (!ofHome) throw new Error('The home page has no picture in content/pages/index.json.');
  const fixed = facts.pages.nodes.map(({ slug, path, title, description, heading, picture }) => ({
    path,
    title,
    description,
    name: path === '/' ? facts.words.common.home : (links[slug] ?? heading),
    picture: picture ?? offerPictures.get(path) ?? ofHome,
  }));
  const rooms = facts.rooms.nodes.map((room) => ({
    path: roomPath(room.slug),
    ...roomHead(room, language),
    name: room.name,
    picture: room.pictures[0] ?? ofHome,
  }));
  return [...fixed, ...rooms].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The address of a facility's page. Default where its file names none: a page with its slug. */
export function publishedPath(facility: Facts['facilities']['nodes'][number], { pages }: Pick<Facts, 'pages'>): string {
  const own = `/${facility.slug}`;
  return facility.path === null && pages.nodes.some((page) => page.path === own) ? own : facilityPath(facility);
}
