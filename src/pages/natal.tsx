import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The Christmas package (specification §9). */
export default function ChristmasPage({ data }: PageProps<Queries.ChristmasPageQuery>) {
  return <OfferView data={data} />;
}

export { OfferHead as Head } from '../sections/offers/OfferHead';

export const query = graphql`
  query ChristmasPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "natal" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "natal" }) {
      ...OfferHead
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
