import fs from 'node:fs';
import path from 'node:path';
import { inHotelFolder } from '../../hotel';
import { addressOfPage } from '../../domain/pages/addresses';
import { requiredSections, requiredFiles } from '../../domain/pages/requiredContent';
import { fault, type Fault } from '../faults/fault';
import { fixedPages } from '../fixedPages';
import { kinds, type Kind, type KindName } from '../kinds';
import { filesOf, type Content, repeatsIn, type Rule } from './rule';

const fileOf = (kind: KindName, slug: string): string => inHotelFolder(`${kinds[kind].source}/${slug}.json`);

function missingFiles({ root }: Content): Fault[] {
  const needed = [
    ...Object.values<Kind>(kinds).flatMap(({ source, optional }) => (source.endsWith('.json') && !optional ? [inHotelFolder(source)] : [])),
    ...fixedPages(root).map((page) => fileOf('PageWords', page)),
    ...(Object.keys(requiredFiles) as (keyof typeof requiredFiles)[]).flatMap((kind) => requiredFiles[kind].map((slug) => fileOf(kind, slug))),
  ];
  return needed.filter((file) => !fs.existsSync(path.resolve(root, file))).map((file) => fault(file, '', { code: 'fileMissing' }));
}

/** The address of an offer's page is one word, and unique. */
function offerPages(content: Content): Fault[] {
  const fixed = fixedPages(content.root).map(addressOfPage);
  const offers = filesOf(content, 'Offer').flatMap(({ file, data: { path } }) => (path === null ? [] : [{ file, path }]));
  const earlier = new Map(repeatsIn(offers, ({ path }) => path).map(({ entry, first }) => [entry, first.file]));
  return offers.flatMap((offer) => {
    const { file, path } = offer;
    if (!/^\/[\w-]+$/.test(path)) return [fault(file, 'path', { code: 'notOneWord', path })];
    if (fixed.includes(path)) return [fault(file, 'path', { code: 'addressTaken', path })];
    const other = earlier.get(offer);
    return other ? [fault(file, 'path', { code: 'addressTaken', path, by: other })] : [];
  });
}

function sectionsOf({ file, data: { slug, path, sections } }: ReturnType<typeof filesOf<'PageWords'>>[number], pages: readonly string[]): Fault[] {
  if (!pages.includes(slug)) return [fault(file, '', { code: 'unusedPage', slug })];
  const needed: readonly string[] = Object.hasOwn(requiredSections, slug) ? requiredSections[slug as keyof typeof requiredSections] : [];
  return [
    ...(path === addressOfPage(slug) ? [] : [fault(file, 'path', { code: 'otherAddress', path, address: addressOfPage(slug) })]),
    ...needed
      .filter((name) => !sections.some((section) => section.slug === name))
      .map((name) => fault(file, 'sections', { code: 'sectionMissing', slug: name })),
  ];
}

/** Everything that pages query by name exists, and each address has one page. */
export const requiredContent: Rule = (content) => {
  const ofOffers = filesOf(content, 'Offer').flatMap(({ data: { path } }) => (path === null ? [] : [path.slice(1)]));
  const pages = [...fixedPages(content.root), ...ofOffers];
  return [...missingFiles(content), ...offerPages(content), ...filesOf(content, 'PageWords').flatMap((words) => sectionsOf(words, pages))];
};
