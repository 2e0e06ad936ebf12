import type { ArrangedSection } from '../domain/pages/arrangement';

/**
 * The section of a page by its slug. A page's view names the sections it arranges; the content check holds content to them.
 * @throws Error naming the page and the section
 */
export function sectionOf<Section extends { readonly slug: string }>(
  page: { readonly path: string; readonly sections: readonly Section[] },
  slug: ArrangedSection,
): Section {
  const section = page.sections.find((candidate) => candidate.slug === slug);
  if (!section) throw new Error(`The page ${page.path} needs a section “${slug}” in content/pages.`);
  return section;
}
