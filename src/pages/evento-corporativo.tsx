import { graphql, type PageProps } from 'gatsby';
import { Frame } from '../components/layout/Frame';
import { Moment } from '../sections/events/Moment';

/** Corporate events: auditorium first (specification §2). */
export default function CorporateEventPage({ data }: PageProps<Queries.CorporateEventPageQuery>) {
  const { page, hotel } = data;
  return (
    <Frame data={data} path="/evento-corporativo" name={page.heading}>
      <Moment type="corporate" page={page} spaces={data.spaces.nodes} hotel={hotel} />
    </Frame>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query CorporateEventPage($language: String!) {
    ...Frame
    page: pageWords(slug: { eq: "evento-corporativo" }) {
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
