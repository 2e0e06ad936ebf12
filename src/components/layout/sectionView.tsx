import type { ReactNode } from 'react';
import type { NamedSection } from '../../domain/pages/namedSections';
import { sectionOf } from '../../domain/pages/sectionOf';

/** A section of a page by its slug, in its view; nothing if content has none. */
export function sectionView<Props extends { readonly section: object }>(
  page: { readonly sections: readonly (Props['section'] & { readonly slug: string })[] },
  slug: NamedSection,
  View: (props: Props) => ReactNode,
  props?: Omit<Props, 'section'>,
): ReactNode {
  const section = sectionOf(page, slug);
  return section && <View {...({ ...props, section } as unknown as Props)} />;
}
