import { roomPath } from '../../../domain/pages/addresses';
import { redirects } from '../../publish/redirects';
import { closest } from '../closest';
import { addressOfPage, fixedPages } from '../fixedPages';
import { fault, type Fault } from '../fault';
import { clipped, dotted, isObject, stringsOf, type Trail } from '../json';
import { contentPages } from './contentPages';
import { filesOf, type Content, type Rule } from './rule';

/** Ids that components define, not content: the booking card. */
const idsOfComponents = ['reservar'];

const isLink = (trail: Trail): boolean => trail.at(-1) === 'path' || trail.at(-1) === 'carouselPath';

/** Every address without language: fixed pages, those of content files, rooms, and redirects. */
function addresses(content: Content): Set<string> {
  const { root, files } = content;
  const rooms = files.flatMap(({ kind, data }) => (kind === 'Room' && isObject(data) && typeof data.slug === 'string' ? [roomPath(data.slug)] : []));
  return new Set([...[...fixedPages(root), ...contentPages(content)].map(addressOfPage), ...rooms, ...redirects.map(({ from }) => from)]);
}

/** Every name that a hash may link to. The end-to-end tests check that the page has it. */
const places = ({ files }: Content): Set<string> =>
  new Set([
    ...idsOfComponents,
    ...files.flatMap(({ data }) =>
      stringsOf(data)
        .filter(({ trail }) => trail.at(-1) === 'slug')
        .map(({ value }) => value),
    ),
  ]);

/** Packages lead to a page or to the booking engine. */
const withoutTarget = (content: Content): Fault[] =>
  filesOf(content, 'Packages').flatMap(({ file, data }) =>
    data.items.flatMap(({ path, stay }, index): Fault[] => {
      if (path !== null || stay !== null) return [];
      const problem = 'it has neither a page nor a stay, so it leads nowhere';
      return [fault(file, `items.${index}`, problem, 'give it a “path” or a “stay”')];
    }),
  );

/** The page and the hash of a link within the site exist. */
export const links: Rule = (content) => {
  const known = addresses(content);
  const named = places(content);
  const deadLinks = content.files.flatMap(({ file, data }) =>
    stringsOf(data)
      .filter(({ trail, value }) => isLink(trail) && value.startsWith('/'))
      .flatMap(({ trail, value }) => {
        const deadLink = (problem: string, near: string | undefined, otherwise: string) => [
          fault(file, dotted(trail), problem, near ? `did you mean “${near}”?` : otherwise),
        ];
        const [page = '', place] = value.split('#');
        if (!known.has(page)) return deadLink(`there is no page ${clipped(page)}`, closest(page, [...known]), 'use the address of a page of this site');
        if (place !== undefined && !named.has(place))
          return deadLink(
            `nothing on the site is called #${clipped(place)}`,
            closest(place, [...named]),
            'use the slug of what it leads to, or leave the # out',
          );
        return [];
      }),
  );
  return [...deadLinks, ...withoutTarget(content)];
};
