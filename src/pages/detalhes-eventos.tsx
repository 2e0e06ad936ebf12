import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/layout/Breadcrumbs';
import { PageLayout } from '../components/layout/PageLayout';
import { Hero } from '../components/layout/Hero';
import { sectionOf, withSection } from '../domain/pages/sectionOf';
import { AskEvents } from '../sections/events/AskEvents';
import { CapacityFinder } from '../sections/events/capacities/CapacityFinder';
import { CapacityTable } from '../sections/events/capacities/CapacityTable';
import { SpaceCards } from '../sections/events/SpaceCards';

const askId = 'equipe';

/** Event spaces: capacity finder, capacity table, each space, a line that prints them, the events team (docs/hotel-rules.md 13.7). */
export default function EventSpacesPage({ data }: PageProps<Queries.EventSpacesPageQuery>) {
  const { page } = data;
  const spaces = data.spaces.nodes;
  const hasSpaces = spaces.length > 0;
  const ask = sectionOf(page, 'conte');
  return (
    <PageLayout data={data} hero={<Hero heading={page.heading} picture={page.picture} crumbs={<Breadcrumbs />} />}>
      {hasSpaces && withSection(page, 'encontre', ({ title }) => <CapacityFinder title={title} spaces={spaces} askId={askId} />)}
      {hasSpaces && withSection(page, 'capacidades', ({ title }) => <CapacityTable title={title} spaces={spaces} askId={askId} />)}
      {hasSpaces &&
        withSection(page, 'espacos', ({ title }) => <SpaceCards title={title} spaces={spaces} shownElsewhere={[page.picture, ...(ask?.pictures ?? [])]} />)}
      {ask && <AskEvents section={ask} id={askId} contact={data.hotel.eventsContact} />}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query EventSpacesPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      eventsContact {
        ...EventsTeam
      }
    }
    page: pageText(slug: { eq: "detalhes-eventos" }) {
      ...PageHero
      picture {
        file {
          relativePath
        }
      }
      sections {
        ...AskEvents
      }
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...SpaceCards
      }
    }
  }
`;
