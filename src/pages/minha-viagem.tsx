import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/layout/Hero';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionOf } from '../domain/pages/sectionOf';
import { PlainText } from '../sections/plain/PlainText';
import { TripView } from '../sections/trip/TripView';

/** “My trip”: the guest's saved items, or those in a shared address, to print, share and send. Without script it says what it is for and how to book. */
export default function TripPage({ data }: PageProps<Queries.TripPageQuery>) {
  const { page } = data;
  const withoutScript = sectionOf(page, 'sem-javascript');
  return (
    <PageLayout data={data} hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} smallHeading />}>
      <TripView rooms={data.rooms.nodes} places={data.places.nodes} albums={data.albums.nodes} />
      <PlainText sections={page.sections.filter((section) => section !== withoutScript)} />
      {withoutScript && (
        <noscript>
          <PlainText sections={[withoutScript]} />
        </noscript>
      )}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query TripPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "minha-viagem" }) {
      ...PageHero
    }
    rooms: allRoom(sort: { order: ASC }) {
      nodes {
        ...TripRoom
      }
    }
    # restaurants first, bars last: by kind, as their types' names fall
    places: allPlace(sort: [{ internal: { type: DESC } }, { order: ASC }]) {
      nodes {
        ...TripPlace
      }
    }
    albums: allAlbum(sort: { order: ASC }) {
      nodes {
        ...TripAlbum
      }
    }
  }
`;
