import { graphql, type PageProps } from 'gatsby';
import { BookingCard } from '../sections/home/BookingCard';
import { sliderPictures } from '../components/daylight/hourPicture';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionOf } from '../domain/pages/sectionOf';
import { AtResortNow } from '../sections/home/AtResortNow';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeRooms } from '../sections/home/HomeRooms';
import { OurResort, Paradise } from '../sections/home/OurResort';
import { PageCards } from '../sections/home/PageCards';
import { Packages } from '../sections/home/Packages';
import { SignUp } from '../sections/home/SignUp';

/** Home: film, booking card, packages, rooms, the resort, table, spa and beach, sign-up, paradise (docs/hotel-rules.md 13.1). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, hotel, film, packages, stayRules } = data;
  const withDay = sliderPictures(data.resortDay?.hours ?? []).length > 0;
  const places = [...data.facilities.nodes, ...data.restaurants.nodes, ...data.bars.nodes];
  return (
    <PageLayout
      data={data}
      path="/"
      name={hotel.shortName}
      stayCard="reservar"
      hero={
        <HomeHero heading={page.heading} film={film} picture={page.picture}>
          <BookingCard rules={stayRules} />
        </HomeHero>
      }
    >
      <AtResortNow places={places} withDay={withDay} />
      {packages && <Packages words={sectionOf(page, 'temporadas')} packages={packages} offers={data.offers.nodes} />}
      <HomeRooms words={sectionOf(page, 'acomodacoes')} rooms={data.rooms.nodes} />
      <OurResort section={sectionOf(page, 'nosso-resort')} stars={hotel.stars} since={hotel.since} withDay={withDay} />
      <PageCards pages={data.pages.nodes} />
      <SignUp words={sectionOf(page, 'suas-informacoes')} />
      <Paradise section={sectionOf(page, 'paraiso')} stars={hotel.stars} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageWords(slug: { eq: "index" }) {
      ...PageHead
      heading(language: $language)
      picture {
        ...HeroPicture
      }
      sections {
        ...SectionWords
        ...OurResort
      }
    }
    pages: allPageWords(filter: { slug: { in: ["estrutura", "gastronomia", "spasissimo"] } }, sort: { path: ASC }) {
      nodes {
        ...PageCard
      }
    }
    film(slug: { eq: "mar-da-manha" }) {
      ...HomeHero
    }
    packages {
      ...Packages
    }
    offers: allOffer {
      nodes {
        ...PackageOffer
      }
    }
    resortDay {
      hours {
        timeOfDay
      }
    }
    stayRules {
      checkIn
      checkOut
      ...BookDirect
    }
    facilities: allFacility(sort: { order: ASC }) {
      nodes {
        ...AtResortNow
      }
    }
    restaurants: allRestaurant(sort: { order: ASC }) {
      nodes {
        ...AtResortNow
      }
    }
    bars: allBar(sort: { order: ASC }) {
      nodes {
        ...AtResortNow
      }
    }
    rooms: allRoom(sort: { order: DESC }) {
      nodes {
        ...HomeRoomCard
      }
    }
  }
`;
