import type { NamedSection } from './namedSections';

type Page<Section> = { readonly sections: readonly Section[] };

/** The section of a page by its slug; undefined if content has none: the page then omits it. */
export const sectionOf = <Section extends { readonly slug: string }>({ sections }: Page<Section>, slug: NamedSection): Section | undefined =>
  sections.find((section) => section.slug === slug);

/** The view of a section of a page; undefined if content has none. */
export function withSection<Section extends { readonly slug: string }, View>(page: Page<Section>, slug: NamedSection, view: (section: Section) => View) {
  const section = sectionOf(page, slug);
  return section && view(section);
}
