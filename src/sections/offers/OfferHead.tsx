import { graphql } from 'gatsby';
import { PageHead } from '../../components/seo/PageHead';
import type { Language } from '../../site';

export const fragment = graphql`
  fragment OfferHead on Offer {
    picture {
      file {
        childImageSharp {
          resize(width: 1200, height: 630) {
            src
          }
        }
      }
    }
  }
`;

interface OfferHeadProps {
  readonly data: {
    readonly page: Queries.PageHeadFragment | null;
    readonly offer: Queries.OfferHeadFragment | null;
    readonly hotel: { readonly name: string } | null;
  };
  readonly pageContext: object;
}

/** The `Head` of an offer's page: its words are the page's, the picture shared with links is the offer's. */
export function OfferHead({ data: { page, offer, hotel }, pageContext }: OfferHeadProps) {
  if (!page || !hotel) return null;
  const { language } = pageContext as { language: Language };
  return (
    <PageHead
      hotelName={hotel.name}
      title={page.title}
      description={page.description}
      path={page.path}
      language={language}
      image={offer?.picture.file.childImageSharp?.resize?.src ?? undefined}
    />
  );
}
