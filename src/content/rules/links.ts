import { menuGroup, withPlainPages } from '../../domain/pages/navigation';
import { redirects } from '../../domain/pages/redirects';
import { bookingCardId } from '../../domain/pages/sectionIds';
import { closest } from '../closest';
import { fixedPages } from '../fixedPages';
import { fault, type Fault } from '../faults/fault';
import { withoutIllustrative } from '../illustrative';
import { clipped, dotted, isObject, type Trail, valuesOf } from '../json';
import { maxGroupLinks } from '../kinds/navigation';
import { pagesOf } from '../pages';
import { filesOf, type Content, type ContentFile, type Rule, stringsIn } from './rule';

/** Ids defined by components, not content: the booking card. */
const idsOfComponents = [bookingCardId];

const isLink = (trail: Trail): boolean => ['path', 'carouselPath', 'to'].includes(String(trail.at(-1)));

/** Every address without language: pages and redirects. */
const addresses = ({ root, files }: Content): Set<string> =>
  new Set([...pagesOf(files, fixedPages(root)).map(({ path: address }) => address), ...redirects.map(({ from }) => from)]);

/** Content as shown: without placeholders if the hotel hides them. */
const shown = (content: Content): Content =>
  filesOf(content, 'Hotel').some(({ data }) => data.showIllustrative === false)
    ? { ...content, files: content.files.map((one) => ({ ...one, data: withoutIllustrative(one.data) })) }
    : content;

/** Every id that a hash may link to. The end-to-end tests check that the page has it. */
const places = (content: Content): Set<string> =>
  new Set([
    ...idsOfComponents,
    ...stringsIn(shown(content))
      .filter(({ trail }) => trail.at(-1) === 'slug')
      .map(({ value }) => value),
  ]);

/** Packages link to a page or to the booking engine. */
const withoutTarget = (content: Content): Fault[] =>
  filesOf(content, 'Packages').flatMap(({ file, data }) =>
    data.items.flatMap(({ path, stay }, index): Fault[] => {
      if (path !== null || stay !== null) return [];
      return [fault(file, `items.${index}`, { code: 'leadsNowhere' })];
    }),
  );

/** A link in a page or an offer has a text. */
const withoutText = ({ files }: Content): Fault[] =>
  files
    .filter(({ kind }) => kind === 'PageText' || kind === 'PlainPage' || kind === 'Offer')
    .flatMap(({ kind, file, data }) =>
      valuesOf(data).flatMap(({ trail, value }) =>
        (kind === 'PlainPage' ? ['sections'] : ['items', 'parts']).includes(String(trail.at(-2))) && isObject(value) && value.path && !value.action
          ? [fault(file, dotted([...trail, 'action']), { code: 'linkWithoutText' })]
          : [],
      ),
    );

/** The places where plain pages may put their link, menu groups and footer columns, each with its name in Portuguese. */
export function navigationPlaces(files: readonly Pick<ContentFile, 'kind' | 'data'>[]): { readonly value: string; readonly label: string }[] {
  const data = files.find(({ kind }) => kind === 'Navigation')?.data;
  const { menu, footer } = isObject(data) ? data : {};
  return [
    ...(Array.isArray(menu) ? menu : []).map((_, index) => ({ value: menuGroup(index), label: `Menu, à ${index === 0 ? 'esquerda' : 'direita'}` })),
    ...(Array.isArray(footer) ? footer : []).flatMap((column) => {
      if (!isObject(column) || typeof column.slug !== 'string') return [];
      return [{ value: column.slug, label: `Rodapé: ${isObject(column.title) && typeof column.title.pt === 'string' ? column.title.pt : column.slug}` }];
    }),
  ];
}

/** The link of a plain page is in an existing place, no menu group has too many links because of these, and each footer link has a text. */
function navigationLinks(content: Content): Fault[] {
  const known = navigationPlaces(content.files).map(({ value }) => value);
  const pages = filesOf(content, 'PlainPage');
  const unknown = pages.flatMap(({ file, data: { link } }) =>
    !link || known.includes(link.in) ? [] : [fault(file, 'link.in', { code: 'noPlaceOfNavigation', place: clipped(link.in), near: closest(link.in, known) })],
  );
  const wrong = filesOf(content, 'Navigation').flatMap(({ file: navigation, data }) => {
    const { menu, footer } = withPlainPages(
      data,
      pages.map((page) => page.data),
    );
    const full = menu.flatMap((group, index) => {
      if (group.length <= maxGroupLinks) return [];
      return pages.flatMap(({ file, data: { link } }) =>
        link?.in === menuGroup(index) ? [fault(file, 'link.in', { code: 'groupFull', most: maxGroupLinks })] : [],
      );
    });
    const wordless = footer.flatMap(({ entries }, column) =>
      entries.flatMap(({ label }, index) => (label ? [] : [fault(navigation, `footer.${column}.entries.${index}.label`, { code: 'linkWithoutText' })])),
    );
    return [...full, ...wordless];
  });
  return [...unknown, ...wrong];
}

/** The page and the hash of a link within the site exist. */
export const links: Rule = (content) => {
  const known = addresses(content);
  const named = places(content);
  const withheld = pagesOf(content.withheld ?? [], []).map(({ path: address }) => address);
  const deadLinks = stringsIn(content)
    .filter(({ trail, value }) => isLink(trail) && value.startsWith('/'))
    .flatMap(({ file, trail, value }) => {
      const [page = '', place] = value.split('#');
      const field = dotted(trail);
      if (withheld.includes(page)) return [fault(file, field, { code: 'pageWithheld', page })];
      if (!known.has(page)) return [fault(file, field, { code: 'noPage', page: clipped(page), near: closest(page, [...known]) })];
      if (place === undefined || named.has(place)) return [];
      return [fault(file, field, { code: 'noPlaceOfPage', place: clipped(place), near: closest(place, [...named]) })];
    });
  return [...deadLinks, ...withoutTarget(content), ...withoutText(content), ...navigationLinks(content)];
};
