import fs from 'node:fs';
import path from 'node:path';
import { roomPath } from '../../../domain/pages/addresses';
import { defaultLanguage } from '../../../site';
import { redirects } from '../../publish/redirects';
import { didYouMean } from '../closest';
import { addressOfPage, fixedPages } from '../fixedPages';
import { fault, type Fault } from '../fault';
import { clipped, dotted, isObject, type Json, type Trail } from '../json';
import { contentPages } from './requiredContent';
import { filesOf, type Content, type Rule, stringsIn } from './rule';

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
      const problem = 'it has neither a page nor a stay, so it leads nowhere';
      return [fault(file, `items.${index}`, problem, 'give it a “path” or a “stay”')];
    }),
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
      if (!known.has(page))
        return [fault(file, field, `there is no page ${clipped(page)}`, didYouMean(page, [...known], 'use the address of a page of this site'))];
      if (place === undefined || named.has(place)) return [];
      const remedy = didYouMean(place, [...named], 'use the slug of what it leads to, or leave the # out');
      return [fault(file, field, `nothing on the site is called #${clipped(place)}`, remedy)];
    });
  return [...deadLinks, ...withoutTarget(content)];
};

/** Entries of menu and footer have labels in `locales/`, by slug: without one the key would show. A test checks that the other languages have the same keys as Portuguese. */
export const navigationWords: Rule = (content) => {
  const wordsOf = (namespace: string): Json =>
    JSON.parse(fs.readFileSync(path.join(content.root, 'locales', defaultLanguage, `${namespace}.json`), 'utf8')) as Json;
  const [menu, drawer, footer] = [wordsOf('menu'), wordsOf('drawer'), wordsOf('footer')];
  const [columns, links] = isObject(footer) ? [footer.columns, footer.links] : [];
  return filesOf(content, 'Navigation').flatMap(({ file, data }) => {
    const label = (words: Json | undefined, namespace: string, slug: string, field: string): Fault[] =>
      isObject(words) && Object.hasOwn(words, slug)
        ? []
        : [fault(file, field, `“${slug}” has no label`, `add one to ${namespace}.json of each language in locales/`)];
    return [
      ...data.menu.flatMap((group, side) =>
        group.flatMap(({ slug }, index) => {
          const field = `menu.${side}.${index}.slug`;
          return [...label(menu, 'menu', slug, field), ...label(drawer, 'drawer', slug, field)];
        }),
      ),
      ...data.footer.flatMap((column, side) => [
        ...label(columns, 'footer', column.slug, `footer.${side}.slug`),
        ...column.entries.flatMap(({ slug }, index) => label(links, 'footer', slug, `footer.${side}.entries.${index}.slug`)),
      ]),
    ];
  });
};
