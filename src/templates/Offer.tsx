import { graphql, type PageProps } from 'gatsby';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { OfferView } from '../sections/offers/OfferView';

/** The page of an offer with a path. That of golden years offers comfort mode. */
export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  return (
    <OfferView data={data}>
      <ComfortOffer sections={data.page.sections} />
    </OfferView>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query OfferPage($slug: String!, $text: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    site {
      buildTime
    }
    page: pageText(slug: { eq: $text }) {
      ...PageText
    }
    offer(slug: { eq: $slug }) {
      ...OfferIntro
      ...OfferTerms
      ...OfferParts
      programme {
        ...OfferProgramme
      }
      slug
      theme
      when(language: $language)
      lead(language: $language)
      picture {
        ...HeroPicture
      }
    }
    stayRules {
      ...StayRulesLine
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        ...OtherOffer
      }
    }
  }
`;
