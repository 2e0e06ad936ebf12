import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../domain/i18n/formatNumber';
import { pdfPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';

export const fragment = graphql`
  fragment FileLink on File {
    base
    size
  }
`;

/** A link to a PDF of the hotel's, with its type and size (docs/hotel-rules.md 12.13). */
export function FileLink({ file: { base, size }, children }: { file: Queries.FileLinkFragment; children: ReactNode }) {
  const language = useLanguage();
  return (
    <a className="link" href={pdfPath(base)} type="application/pdf">
      {children}
      <small>{` (PDF, ${formatFileSize(size, language)})`}</small>
    </a>
  );
}
