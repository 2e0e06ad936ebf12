import { graphql, type PageProps } from 'gatsby';
import { Frame } from '../components/layout/Frame';
import { Moment } from '../sections/events/Moment';

/** Weddings: cocktail first (specification §2). */
export default function WeddingPage({ data }: PageProps<Queries.WeddingPageQuery>) {
  const { page, hotel } = data;
  return (
    <Frame data={data} path="/casamento" name={page.heading}>
      <Moment type="marriage" page={page} spaces={data.spaces.nodes} hotel={hotel} />
    </Frame>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query WeddingPage($language: String!) {
    ...Frame
    page: pageWords(slug: { eq: "casamento" }) {
      ...PageHead
      ...Moment
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...EventSpaceFigures
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "forms", "events"] } }) {
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
