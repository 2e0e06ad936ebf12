import { graphql, type PageProps } from 'gatsby';
import { OfferView } from '../sections/offers/OfferView';

/** The family plan (specification §9). */
export default function FamilyPlanPage({ data }: PageProps<Queries.FamilyPlanPageQuery>) {
  return <OfferView data={data} />;
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query FamilyPlanPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "family-plan" }) {
      ...PageHead
      ...OfferWords
    }
    offer(slug: { eq: "family-plan" }) {
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
