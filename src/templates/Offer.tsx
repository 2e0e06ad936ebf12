import { graphql, type PageProps } from 'gatsby';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { OfferView } from '../sections/offers/OfferView';

/** The page of an offer with a path. If its content has a section “conforto”, as golden years has, it offers comfort mode. */
export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  const comfort = data.page.sections.find(({ slug }) => slug === 'conforto');
  return <OfferView data={data}>{comfort && <ComfortOffer words={comfort} />}</OfferView>;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query OfferPage($slug: String!, $words: String!, $language: String!) {
    ...PageLayout
    page: pageWords(slug: { eq: $words }) {
      ...PageHead
      heading(language: $language)
      sections {
        ...SectionWords
      }
    }
    offer(slug: { eq: $slug }) {
      ...OfferIntro
      ...OfferTerms
      ...OfferParts
      slug
      mood
      when(language: $language)
      lead(language: $language)
      picture {
        ...HeroPicture
      }
    }
    hotel {
      ...HotelCoordinates
    }
    stayRules {
      ...StayRulesLine
      ...StayCardRules
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        ...OtherOffer
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "rooms", "offers"] } }) {
      ...Locales
    }
  }
`;
