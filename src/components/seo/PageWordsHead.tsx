import { isListed } from '../../domain/pages/addresses';
import type { Language } from '../../site';
import { PageHead } from './PageHead';

interface PageWordsHeadProps {
  readonly data: { readonly page: Queries.PageHeadFragment; readonly hotel: { readonly name: string } };
  readonly pageContext: object;
}

/** The `Head` of a fixed page, from its content: `export { PageWordsHead as Head }`. */
export function PageWordsHead({ data: { page, hotel }, pageContext }: PageWordsHeadProps) {
  const { language } = pageContext as { language: Language };
  return (
    <PageHead hotelName={hotel.name} title={page.title} description={page.description} path={page.path} language={language} listed={isListed(page.path)} />
  );
}
