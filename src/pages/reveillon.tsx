import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The New Year’s Eve package (specification §9). */
export default function NewYearPage({ data }: PageProps<Queries.NewYearPageQuery>) {
  return <OfferView data={data} />;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query NewYearPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "reveillon" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "reveillon" }) {
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
