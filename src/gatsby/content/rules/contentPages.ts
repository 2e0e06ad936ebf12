import { filesOf, type Content } from './rule';

/** The names, as in their addresses, of the pages that content files create: offers with a path, and types of event. */
export const contentPages = (content: Content): string[] => [
  ...filesOf(content, 'Offer').flatMap(({ data: { path } }) => (path === null ? [] : [path.slice(1)])),
  ...filesOf(content, 'PageWords').flatMap(({ data: { slug, eventType } }) => (eventType === undefined ? [] : [slug])),
];
