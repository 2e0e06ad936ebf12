import type { RequiredSection } from './requiredContent';

/**
 * The section of a page by its slug. The content check ensures that content has the sections that a page's view uses (src/domain/pages/requiredContent.ts).
 * @throws Error naming the page and the section
 */
export function sectionOf<Section extends { readonly slug: string }>(
  page: { readonly path: string; readonly sections: readonly Section[] },
  slug: RequiredSection,
): Section {
  const section = page.sections.find((candidate) => candidate.slug === slug);
  if (!section) throw new Error(`The page ${page.path} needs a section “${slug}” in content/pages.`);
  return section;
}
