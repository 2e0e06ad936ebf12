import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { Hero } from '../components/layout/Hero';
import { sectionOf, withSection } from '../domain/pages/sectionOf';
import { isOver } from '../domain/offers/offerState';
import { AskHotel } from '../components/ui/AskHotel';
import { useDayOfVisit } from '../hooks/useHotelNow';
import { useI18n } from '../hooks/useI18n';
import { StayFinderSection } from '../sections/stayFinder/StayFinderSection';
import { Comparison } from '../sections/rooms/comparison/Comparison';
import { RoomTabs } from '../sections/rooms/RoomTabs';

/** Rooms: tabs by category, and the stay finder with the comparison (docs/hotel-rules.md 13.3). */
export default function AccommodationsPage({ data }: PageProps<Queries.AccommodationsPageQuery>) {
  const { page } = data;
  const { t } = useI18n(['rooms']);
  const today = useDayOfVisit(data.site);
  const rooms = data.roomsBySize.nodes;
  return (
    <PageLayout data={data} hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} />}>
      <RoomTabs rooms={data.rooms.nodes} finder={sectionOf(page, 'para-quem')?.slug} />
      {withSection(page, 'para-quem', (section) => (
        <StayFinderSection section={section} rooms={rooms} offers={data.offers.nodes.filter((offer) => !isOver(offer, today))} first="rooms">
          {rooms.length > 1 && sectionView(page, 'comparar', Comparison, { rooms })}
          <AskHotel question={t('rooms:askAllMessage')} />
        </StayFinderSection>
      ))}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query AccommodationsPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    site {
      buildTime
    }
    page: pageText(slug: { eq: "acomodacoes" }) {
      ...PageHero
    }
    rooms: allRoom(sort: { order: ASC }) {
      nodes {
        ...RoomRow
      }
    }
    roomsBySize: allRoom(sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...Comparison
        ...FinderRoom
      }
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        ...FinderOffer
      }
    }
  }
`;
