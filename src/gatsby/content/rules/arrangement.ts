import { sectionsOfPages, thingsOfPages } from '../../../domain/pages/arrangement';
import type { Fault } from '../fault';
import { addressOfPage, fixedPages } from '../fixedPages';
import { kinds, type KindName } from '../kinds';
import { filesOf, type Content, type Rule } from './rule';

const fault = (file: string, field: string, problem: string, remedy: string): Fault => ({ level: 'fault', file, field, problem, remedy });

const fileOf = (kind: KindName, slug: string): string => `content/${kinds[kind].source}/${slug}.json`;

function missingFiles({ root, files }: Content): Fault[] {
  const needed = [
    ...fixedPages(root).map((page) => fileOf('PageWords', page)),
    ...(Object.keys(thingsOfPages) as (keyof typeof thingsOfPages)[]).flatMap((kind) => thingsOfPages[kind].map((slug) => fileOf(kind, slug))),
  ];
  const there = new Set(files.map(({ file }) => file));
  return needed.filter((file) => !there.has(file)).map((file) => fault(file, '', 'the file is missing', 'put it back: a page of src/pages shows it'));
}

function sectionsOf({ file, data: { slug, path, sections } }: ReturnType<typeof filesOf<'PageWords'>>[number], pages: readonly string[]): Fault[] {
  if (!pages.includes(slug)) return [fault(file, '', `there is no page src/pages/${slug}.tsx to show it`, 'delete the file, or have the page made')];
  const needed: readonly string[] = Object.hasOwn(sectionsOfPages, slug) ? sectionsOfPages[slug as keyof typeof sectionsOfPages] : [];
  return [
    ...(path === addressOfPage(slug)
      ? []
      : [fault(file, 'path', `it is ${path}, but the page stands at ${addressOfPage(slug)}`, `write “${addressOfPage(slug)}”`)]),
    ...needed
      .filter((name) => !sections.some((section) => section.slug === name))
      .map((name) => fault(file, 'sections', `the section “${name}” is missing`, 'put it back: the page arranges it by its slug')),
  ];
}

/** What pages ask for by name is there, so that none is left with a hole. */
export const arrangement: Rule = (content) => {
  const pages = fixedPages(content.root);
  return [...missingFiles(content), ...filesOf(content, 'PageWords').flatMap((words) => sectionsOf(words, pages))];
};
