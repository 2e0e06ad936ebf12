import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The Christmas package (specification §9). */
export default function ChristmasPage({ data }: PageProps<Queries.ChristmasPageQuery>) {
  return <OfferView data={data} />;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query ChristmasPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "natal" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "natal" }) {
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
