import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BookingCard } from '../components/booking/BookingCard';
import { Frame } from '../components/layout/Frame';
import { PageWordsHead } from '../components/seo/PageWordsHead';
import { StructuredData } from '../components/seo/StructuredData';
import { hotelData } from '../domain/seo/hotelData';
import { sectionOf } from '../queries/sectionOf';
import { AtResortNow } from '../sections/home/AtResortNow';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeRooms } from '../sections/home/HomeRooms';
import { OurResort } from '../sections/home/OurResort';
import { Packages } from '../sections/home/Packages';
import { Paradise } from '../sections/home/Paradise';
import { SignUp } from '../sections/home/SignUp';
import { siteUrl, type Language } from '../site';

/** Home: film, booking card, packages, rooms, the resort, sign-up, paradise (specification §2). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, hotel, film, packages, stayRules } = data;
  if (!page || !hotel || !film || !packages || !stayRules) return null;
  const places = data.places.nodes;
  return (
    <Frame data={data} path="/" name={hotel.shortName}>
      <HomeHero
        heading={page.heading}
        film={film}
        card={<BookingCard booking={hotel.booking} rules={stayRules} />}
        beside={<AtResortNow places={places} standing="hero" />}
      />
      <div className="promenade" aria-hidden="true" />
      <AtResortNow places={places} standing="after" />
      <Packages words={sectionOf(page, 'temporadas')} packages={packages} booking={hotel.booking} />
      <HomeRooms words={sectionOf(page, 'acomodacoes')} rooms={data.rooms.nodes} />
      <OurResort section={sectionOf(page, 'nosso-resort')} stars={hotel.stars} since={hotel.since} />
      <SignUp words={sectionOf(page, 'suas-informacoes')} hotel={hotel} />
      <Paradise section={sectionOf(page, 'paraiso')} stars={hotel.stars} />
    </Frame>
  );
}

/** The home page also tells search engines what the hotel is. */
export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, { language: Language }>) {
  const { page, hotel, stayRules } = data;
  if (!page || !hotel || !stayRules) return null;
  const image = page.picture?.file.childImageSharp?.resize?.src;
  return (
    <>
      <PageWordsHead data={data} pageContext={pageContext} />
      <StructuredData
        data={hotelData(
          { ...hotel, ...stayRules, units: hotel.apartments + hotel.chalets },
          { siteUrl, description: page.description, image: image ? siteUrl + image : undefined },
        )}
      />
    </>
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    ...Frame
    hotel {
      apartments
      chalets
      officialStarRating
      address {
        country
        postalCode
      }
      coordinates {
        latitude
        longitude
      }
    }
    page: pageWords(slug: { eq: "index" }) {
      ...PageHead
      heading(language: $language)
      sections {
        ...SectionWords
        ...OurResort
        ...Paradise
      }
    }
    film(slug: { eq: "mar-da-manha" }) {
      ...HomeHero
    }
    packages {
      ...Packages
    }
    stayRules {
      checkIn
      checkOut
    }
    places: allPlace(filter: { slug: { in: ["clube-de-praia", "spasissimo", "sushi-bar"] } }, sort: { order: ASC }) {
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
