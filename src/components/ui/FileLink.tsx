import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { pdfPath } from '../../domain/pages/addresses';

export const fragment = graphql`
  fragment FileLink on File {
    base
    size: sizeInWords(language: $language)
  }
`;

/** A link to a PDF of the hotel's, with its type and size (docs/hotel-rules.md 12.13). */
export function FileLink({ file: { base, size }, children }: { file: Queries.FileLinkFragment; children: ReactNode }) {
  return (
    <a className="link" href={pdfPath(base)} type="application/pdf">
      {children}
      <small>{` (PDF, ${size})`}</small>
    </a>
  );
}
