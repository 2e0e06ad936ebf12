import { graphql, type PageProps } from 'gatsby';
import { Frame } from '../components/layout/Frame';
import { Moment } from '../sections/events/Moment';

/** Social events: dinner without a stage first (specification §2). */
export default function SocialEventPage({ data }: PageProps<Queries.SocialEventPageQuery>) {
  const { page, hotel } = data;
  return (
    <Frame data={data} path="/evento-social" name={page.heading}>
      <Moment type="social" page={page} spaces={data.spaces.nodes} hotel={hotel} />
    </Frame>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query SocialEventPage($language: String!) {
    ...Frame
    page: pageWords(slug: { eq: "evento-social" }) {
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
