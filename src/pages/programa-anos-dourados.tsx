import { graphql, type PageProps } from 'gatsby';
import { sectionOf } from '../queries/sectionOf';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { OfferView } from '../sections/offers/OfferView';

/** The golden years programme (specification §9). */
export default function GoldenYearsPage({ data }: PageProps<Queries.GoldenYearsPageQuery>) {
  const { page } = data;
  return (
    <OfferView data={data}>
      <ComfortOffer words={sectionOf(page, 'conforto')} />
    </OfferView>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query GoldenYearsPage($language: String!) {
    ...OfferSurroundings
    page: pageWords(slug: { eq: "programa-anos-dourados" }) {
      ...PageHead
      ...OfferWords
      sections {
        ...SectionWords
      }
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
