import { graphql, type PageProps } from 'gatsby';
import { hasPage } from '../browser/absentPages';
import { BookingCard } from '../sections/home/BookingCard';
import { sliderPictures } from '../domain/sky/timesOfDay';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { resortPath } from '../domain/pages/addresses';
import { AtResortNow } from '../sections/home/AtResortNow';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeRooms } from '../sections/home/HomeRooms';
import { OurResort, Paradise } from '../sections/home/OurResort';
import { PageCards } from '../sections/home/PageCards';
import { Packages } from '../sections/home/Packages';
import { SignUp } from '../sections/home/SignUp';

/** Home: film, booking card, packages, rooms, the resort, table, spa and beach, sign-up, paradise (docs/hotel-rules.md 13.1). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, hotel, packages } = data;
  const withDay = hasPage(resortPath) && sliderPictures(data.resortDay?.hours ?? []).length > 0;
  const places = [...data.facilities.nodes, ...data.restaurants.nodes, ...data.bars.nodes];
  return (
    <PageLayout
      data={data}
      name={hotel.shortName}
      stayCard="reservar"
      hero={
        <HomeHero heading={page.heading} film={data.films.nodes[0]} picture={page.picture}>
          <BookingCard />
        </HomeHero>
      }
    >
      <AtResortNow places={places} withDay={withDay} />
      {packages && sectionView(page, 'temporadas', Packages, { packages, offers: data.offers.nodes })}
      {sectionView(page, 'acomodacoes', HomeRooms, { rooms: data.rooms.nodes })}
      {sectionView(page, 'nosso-resort', OurResort, { stars: hotel.stars, since: hotel.since, withDay })}
      <PageCards pages={[...data.pages.nodes, ...data.spaPages.nodes]} />
      {sectionView(page, 'suas-informacoes', SignUp)}
      {sectionView(page, 'paraiso', Paradise, { stars: hotel.stars })}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    ...OpenPlaces
    page: pageText(slug: { eq: "index" }) {
      ...PageHero
      sections {
        ...OurResort
      }
    }
    pages: allPageText(filter: { slug: { in: ["estrutura", "gastronomia"] } }, sort: { path: ASC }) {
      nodes {
        ...PageCard
      }
    }
    spaPages: allPageText(filter: { role: { eq: spa } }) {
      nodes {
        ...PageCard
      }
    }
    films: allFilm(filter: { home: { eq: true } }, limit: 1) {
      nodes {
        ...HomeHero
      }
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
    rooms: allRoom(sort: { order: DESC }) {
      nodes {
        ...HomeRoomCard
      }
    }
  }
`;
