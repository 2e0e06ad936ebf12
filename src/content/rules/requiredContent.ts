import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../../hotel';
import { addressOfPage } from '../../domain/pages/addresses';
import { sectionsShown } from '../../domain/pages/namedSections';
import { closest } from '../closest';
import { fault, type Fault, warning, note } from '../faults/fault';
import { possiblePages, requiredPages } from '../fixedPages';
import { kinds, type Kind, type KindName } from '../kinds';
import { filesOf, type Content, repeatsIn, type Rule } from './rule';

const fileOf = (kind: KindName, slug: string): string => inHotelFolder(`${kinds[kind].source}/${slug}.json`);

function missingFiles({ root }: Content): Fault[] {
  const needed = [
    ...Object.values<Kind>(kinds).flatMap(({ source, optional }) => (source.endsWith('.json') && !optional ? [inHotelFolder(source)] : [])),
    ...requiredPages.map((page) => fileOf('PageText', page)),
  ];
  return needed.filter((file) => !fs.existsSync(path.resolve(root, file))).map((file) => fault(file, '', { code: 'fileMissing' }));
}

/** The address of an offer's page is one word and, like that of a plain page, unique. */
function ownPages(content: Content): Fault[] {
  const ofRoles = filesOf(content, 'PageText').flatMap(({ data: { role, path } }) => (role ? [path] : []));
  const fixed = [...possiblePages(content.root).map(addressOfPage), ...ofRoles];
  const pages = [
    ...filesOf(content, 'Offer').flatMap(({ file, data: { path } }) => (path === null ? [] : [{ file, field: 'path', path }])),
    ...filesOf(content, 'PlainPage').map(({ file, data: { slug } }) => ({ file, field: 'slug', path: addressOfPage(slug) })),
  ];
  const earlier = new Map(repeatsIn(pages, ({ path }) => path).map(({ entry, first }) => [entry, first.file]));
  return pages.flatMap((page) => {
    const { file, field, path } = page;
    if (!/^\/[\w-]+$/.test(path)) return [fault(file, field, { code: 'notOneWord', path })];
    if (fixed.includes(path)) return [fault(file, field, { code: 'addressTaken', path })];
    const other = earlier.get(page);
    return other ? [fault(file, field, { code: 'addressTaken', path, by: other })] : [];
  });
}

function sectionsOf({ file, data: { slug, path, role, sections } }: ReturnType<typeof filesOf<'PageText'>>[number], pages: readonly string[]): Fault[] {
  // of an offer that is off the site, or was deleted: it comes back with it
  if (!role && !pages.includes(slug)) return [note(file, '', { code: 'unusedPage', slug })];
  const known = sectionsShown({ slug, role });
  return [
    ...(path === addressOfPage(slug) ? [] : [fault(file, 'path', { code: 'otherAddress', path, address: addressOfPage(slug) })]),
    ...sections.flatMap(({ slug: section }, index) =>
      !known || known.includes(section)
        ? []
        : [warning(file, `sections.${index}.slug`, { code: 'sectionUnknown', slug: section, near: closest(section, known) })],
    ),
  ];
}

/** Each role has one page, which is not in `src/pages`. */
function roles(content: Content): Fault[] {
  const pages = filesOf(content, 'PageText').filter(({ data: { role } }) => role);
  const fixed = possiblePages(content.root);
  return [
    ...repeatsIn(pages, ({ data: { role } }) => role).map(({ entry: { file, data }, first }) =>
      fault(file, 'role', { code: 'roleTaken', role: data.role ?? '', by: first.file }),
    ),
    ...pages.flatMap(({ file, data: { slug, path } }) => (fixed.includes(slug) ? [fault(file, 'role', { code: 'addressTaken', path })] : [])),
  ];
}

/** Required content exists, each address and each role has one page, and each page shows its sections. */
export const requiredContent: Rule = (content) => {
  const ofOffers = filesOf(content, 'Offer').flatMap(({ data: { path } }) => (path === null ? [] : [path.slice(1)]));
  const pages = [...possiblePages(content.root), ...ofOffers];
  return [...missingFiles(content), ...ownPages(content), ...roles(content), ...filesOf(content, 'PageText').flatMap((text) => sectionsOf(text, pages))];
};
