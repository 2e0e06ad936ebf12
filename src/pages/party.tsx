import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The Hawaiian party (specification §9). */
export default function PartyPage({ data }: PageProps<Queries.PartyPageQuery>) {
  return <OfferView data={data} />;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query PartyPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "party" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "festa-hawaii" }) {
      ...OfferView
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "rooms", "offers"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
