import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { Hero } from '../components/layout/Hero';
import { sectionOf } from '../domain/pages/sectionOf';
import { Comparison } from '../sections/rooms/comparison/Comparison';
import { PartySection } from '../sections/party/PartySection';
import { RoomTabs } from '../sections/rooms/RoomTabs';

/** Rooms: tabs by category, scale and comparison, rooms for a party (docs/hotel-rules.md 13.3). */
export default function AccommodationsPage({ data }: PageProps<Queries.AccommodationsPageQuery>) {
  const { page, familyPlan } = data;
  const rooms = data.rooms.nodes;
  return (
    <PageLayout data={data} path="/acomodacoes" name={page.heading} hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} />}>
      <RoomTabs rooms={rooms} />
      <Comparison words={sectionOf(page, 'comparar')} rooms={data.roomsBySize.nodes} />
      <PartySection words={sectionOf(page, 'para-quem')} rooms={data.roomsBySize.nodes} plan={familyPlan} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query AccommodationsPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageWords(slug: { eq: "acomodacoes" }) {
      ...PageHead
      ...PageHero
      sections {
        ...SectionWords
      }
    }
    rooms: allRoom(sort: { order: ASC }) {
      nodes {
        ...RoomRow
      }
    }
    roomsBySize: allRoom(sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...Comparison
        ...PartyRoom
      }
    }
    familyPlan: offer(slug: { eq: "family-plan" }) {
      ...FamilyPlan
    }
  }
`;
