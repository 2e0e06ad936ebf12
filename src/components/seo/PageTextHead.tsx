import { isListed } from '../../domain/pages/addresses';
import type { Language } from '../../site';
import { PageHead } from './PageHead';

interface PageTextHeadProps {
  readonly data: { readonly page: Queries.PageHeadFragment; readonly hotel: { readonly name: string } };
  readonly pageContext: object;
}

/** The `Head` of a fixed page, from its content: `export { PageTextHead as Head }`. */
export function PageTextHead({ data: { page, hotel }, pageContext }: PageTextHeadProps) {
  const { language } = pageContext as { language: Language };
  return (
    <PageHead hotelName={hotel.name} title={page.title} description={page.description} path={page.path} language={language} listed={isListed(page.path)} />
  );
}
