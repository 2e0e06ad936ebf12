import { redirects } from '../../domain/pages/redirects';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { closest } from '../closest';
import { fixedPages } from '../fixedPages';
import { fault, type Fault } from '../faults/fault';
import { clipped, dotted, isObject, type Trail, valuesOf } from '../json';
import { pagesOf } from '../pages';
import { filesOf, type Content, type Rule, stringsIn } from './rule';

/** Ids that components define, not content: the booking card. */
const idsOfComponents = [bookingCardId];

const isLink = (trail: Trail): boolean => ['path', 'carouselPath', 'to'].includes(String(trail.at(-1)));

/** Every address without language: pages, and redirects. */
const addresses = ({ root, files }: Content): Set<string> =>
  new Set([...pagesOf(files, fixedPages(root)).map(({ path: address }) => address), ...redirects.map(({ from }) => from)]);

/** Every name that a hash may link to. The end-to-end tests check that the page has it. */
const places = (content: Content): Set<string> =>
  new Set([
    ...idsOfComponents,
    ...stringsIn(content)
      .filter(({ trail }) => trail.at(-1) === 'slug')
      .map(({ value }) => value),
  ]);

/** Packages lead to a page or to the booking engine. */
const withoutTarget = (content: Content): Fault[] =>
  filesOf(content, 'Packages').flatMap(({ file, data }) =>
    data.items.flatMap(({ path, stay }, index): Fault[] => {
      if (path !== null || stay !== null) return [];
      return [fault(file, `items.${index}`, { code: 'leadsNowhere' })];
    }),
  );

/** Where texts of a page or an offer lead somewhere, the link has words. */
const withoutWords = ({ files }: Content): Fault[] =>
  files
    .filter(({ kind }) => kind === 'PageWords' || kind === 'Offer')
    .flatMap(({ file, data }) =>
      valuesOf(data).flatMap(({ trail, value }) =>
        ['items', 'parts'].includes(String(trail.at(-2))) && isObject(value) && value.path && !value.action
          ? [fault(file, dotted([...trail, 'action']), { code: 'linkWithoutWords' })]
          : [],
      ),
    );

/** The page and the hash of a link within the site exist. */
export const links: Rule = (content) => {
  const known = addresses(content);
  const named = places(content);
  const deadLinks = stringsIn(content)
    .filter(({ trail, value }) => isLink(trail) && value.startsWith('/'))
    .flatMap(({ file, trail, value }) => {
      const [page = '', place] = value.split('#');
      const field = dotted(trail);
      if (!known.has(page)) return [fault(file, field, { code: 'noPage', page: clipped(page), near: closest(page, [...known]) })];
      if (place === undefined || named.has(place)) return [];
      return [fault(file, field, { code: 'noPlaceOfPage', place: clipped(place), near: closest(place, [...named]) })];
    });
  return [...deadLinks, ...withoutTarget(content), ...withoutWords(content)];
};
