import { filesOf, type Content } from './rule';

/** The names of the pages that content makes, as in their addresses: offers with a path, and types of event. */
export const contentPages = (content: Content): string[] => [
  ...filesOf(content, 'Offer').flatMap(({ data: { path } }) => (path === null ? [] : [path.slice(1)])),
  ...filesOf(content, 'PageWords').flatMap(({ data: { slug, eventType } }) => (eventType === undefined ? [] : [slug])),
];
