import { graphql, type PageProps } from 'gatsby';
import { BookingCard } from '../components/booking/BookingCard';
import { sliderPictures } from '../components/daylight/hourPicture';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionOf } from '../queries/sectionOf';
import { AtResortNow } from '../sections/home/AtResortNow';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeRooms } from '../sections/home/HomeRooms';
import { OurResort, Paradise } from '../sections/home/OurResort';
import { Packages } from '../sections/home/Packages';
import { SignUp } from '../sections/home/SignUp';

/** Home: film, booking card, packages, rooms, the resort, sign-up, paradise (docs/hotel-rules.md 13.1). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, hotel, film, packages, stayRules } = data;
  const withDay = sliderPictures(data.resortDay.hours).length > 0;
  const places = [...data.facilities.nodes, ...data.restaurants.nodes, ...data.bars.nodes];
  return (
    <PageLayout data={data} path="/" name={hotel.shortName} stayCard="reservar">
      <HomeHero heading={page.heading} film={film}>
        <BookingCard booking={hotel.booking} rules={stayRules} />
        <AtResortNow places={places} position="hero" withDay={withDay} />
      </HomeHero>
      <AtResortNow places={places} position="after" withDay={withDay} />
      <Packages words={sectionOf(page, 'temporadas')} packages={packages} offers={data.offers.nodes} booking={hotel.booking} />
      <HomeRooms words={sectionOf(page, 'acomodacoes')} rooms={data.rooms.nodes} />
      <OurResort section={sectionOf(page, 'nosso-resort')} stars={hotel.stars} since={hotel.since} />
      <SignUp words={sectionOf(page, 'suas-informacoes')} hotel={hotel} />
      <Paradise section={sectionOf(page, 'paraiso')} stars={hotel.stars} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query HomePage($language: String!) {
    ...PageLayout
    page: pageWords(slug: { eq: "index" }) {
      ...PageHead
      heading(language: $language)
      sections {
        ...SectionWords
        ...OurResort
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
        light
      }
    }
    stayRules {
      checkIn
      checkOut
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
    rooms: allRoom(sort: { order: ASC }) {
      nodes {
        ...HomeRoomCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "booking", "carousel", "forms", "home", "hours"] } }
    ) {
      ...Locales
    }
  }
`;
