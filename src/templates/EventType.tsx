import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { isEventType } from '../domain/events/eventType';
import { EventTypeView } from '../sections/events/EventTypeView';

export default function EventTypePage({ data }: PageProps<Queries.EventTypePageQuery>) {
  const { page, hotel, spaces } = data;
  const type = page.role;
  if (!isEventType(type)) throw new Error(`The page ${page.path} is about no type of event.`);
  return <PageLayout data={data} hero={<EventTypeView type={type} page={page} spaces={spaces.nodes} contact={hotel.eventsContact} />} />;
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query EventTypePage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      eventsContact {
        ...EventsTeam
      }
    }
    page: pageText(slug: { eq: $slug }) {
      role
      ...EventTypeView
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...EventTypeSpace
      }
    }
  }
`;
