import { graphql, type PageProps } from 'gatsby';
import { useI18n } from '../hooks/useI18n';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { FileLink } from '../components/ui/FileLink';
import { withSection } from '../domain/pages/sectionOf';
import { CompletedEvents, EventsBanner, EventsHero, LargestSpace, ServingWays } from '../sections/events/EventsSections';
import { EventsTeam } from '../sections/events/EventsTeam';
import { MapLink } from '../sections/map/MapLink';

/** Events: type of event, three ways to serve, completed events, the spaces, closing banner (docs/hotel-rules.md 13.7). */
export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { page } = data;
  const { t } = useI18n(['events']);
  return (
    <PageLayout data={data} hero={<EventsHero page={page} />}>
      {sectionView(page, 'servir', ServingWays)}
      {sectionView(page, 'ja-aconteceu', CompletedEvents)}
      {data.spaces.nodes.length > 0 &&
        withSection(page, 'espacos', (section) => (
          <LargestSpace section={section} spaces={data.spaces.nodes}>
            <MapLink />
            {page.brochure && (
              <p>
                <FileLink file={page.brochure}>{t('events:brochure')}</FileLink>
              </p>
            )}
            <EventsTeam contact={data.hotel.eventsContact} />
          </LargestSpace>
        ))}
      {sectionView(page, 'altar', EventsBanner)}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query EventsPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      eventsContact {
        ...EventsTeam
      }
    }
    page: pageText(slug: { eq: "eventos" }) {
      ...PageHero
      brochure {
        ...FileLink
      }
      sections {
        ...ServingWays
        ...CompletedEvents
        ...EventsBanner
      }
    }
    spaces: allEventSpace(sort: { order: ASC }) {
      nodes {
        ...LargestSpace
      }
    }
  }
`;
