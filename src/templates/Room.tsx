import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useI18n } from '../hooks/useI18n';
import { PageLayout } from '../components/layout/PageLayout';
import { PrintButton } from '../components/ui/PrintButton';
import { PageHead } from '../components/seo/PageHead';
import { roomHead } from '../domain/rooms/roomHead';
import { roomPath } from '../domain/pages/addresses';
import { RoomBalcony } from '../sections/rooms/balcony/RoomBalcony';
import { RoomDetails } from '../sections/rooms/RoomDetails';
import { RoomInside } from '../sections/rooms/RoomInside';
import { RoomHero, RoomIntro } from '../sections/rooms/RoomIntro';
import { RoomNeighbours } from '../sections/rooms/RoomNeighbours';
import { RoomPhotos } from '../sections/rooms/RoomPhotos';
import { StayCard } from '../sections/rooms/StayCard';
import { StayRulesList } from '../sections/stay/StayRulesList';
import type { Language } from '../site';

/** The page of a room: description and stay card, facts, photos, the balcony by the hour, what is in it and its plan, rules, a smaller and a larger room (docs/hotel-rules.md 13.3). */
export default function RoomPage({ data }: PageProps<Queries.RoomPageQuery>) {
  const { t } = useI18n(['rooms']);
  const { room, hotel, stayRules } = data;
  return (
    <PageLayout data={data} path={roomPath(room.slug)} name={room.name} room={room.code} stayCard="reservar" hero={<RoomHero room={room} />}>
      <RoomIntro room={room} card={<StayCard room={room} rules={stayRules} />}>
        <RoomDetails room={room} />
      </RoomIntro>
      <RoomPhotos room={room} />
      <RoomBalcony room={room} hotel={hotel} />
      <RoomInside room={room} />
      <StayRulesList rules={stayRules} heading={t('rooms:rulesHeading')} action={<PrintButton />} />
      <RoomNeighbours area={room.area} rooms={data.neighbours.nodes} />
    </PageLayout>
  );
}

/** Title and description are from the room’s own data. */
export const Head = ({ data: { room, hotel }, pageContext }: HeadProps<Queries.RoomPageQuery, { language: Language }>) => (
  <PageHead data={{ hotel, page: { ...roomHead(room, pageContext.language), path: roomPath(room.slug) } }} pageContext={pageContext} />
);

export const query = graphql`
  query RoomPage($slug: String!, $neighbours: [String!]!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      ...HotelCoordinates
    }
    room(slug: { eq: $slug }) {
      slug
      area
      code
      ...RoomHero
      ...RoomIntro
      ...RoomPanorama
      ...StayCardRoom
      ...RoomDetails
      ...RoomPhotos
      ...RoomBalcony
      ...RoomInside
    }
    neighbours: allRoom(filter: { slug: { in: $neighbours } }, sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...RoomNeighbour
      }
    }
    stayRules {
      ...StayCharges
      ...StayRulesList
    }
  }
`;
