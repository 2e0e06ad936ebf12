import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The golden years programme (specification §9). */
export default function GoldenYearsPage({ data }: PageProps<Queries.GoldenYearsPageQuery>) {
  return <OfferView data={data} />;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query GoldenYearsPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "programa-anos-dourados" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "anos-dourados" }) {
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
