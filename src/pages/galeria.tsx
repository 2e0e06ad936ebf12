import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { Hero } from '../components/layout/Hero';
import { Albums } from '../sections/gallery/Albums';
import { BookingCall } from '../sections/gallery/BookingCall';

/** Gallery: albums of pictures and films in tabs, and a call to book (docs/hotel-rules.md 13.8). */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const { page } = data;
  const top = page.picture?.file.name;
  // the hero picture is not repeated below
  const albums = data.albums.nodes.map((album) => ({ ...album, pictures: album.pictures.filter(({ file }) => file.name !== top) }));
  return (
    <PageLayout data={data} hero={<Hero heading={page.heading} picture={page.picture} />}>
      <Albums albums={albums} films={data.films.nodes} />
      {sectionView(page, 'reserva', BookingCall)}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query GalleryPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "galeria" }) {
      ...PageHero
      picture {
        file {
          name
        }
      }
    }
    albums: allAlbum(sort: { order: ASC }) {
      nodes {
        ...GalleryAlbum
      }
    }
    films: allFilm(filter: { gallery: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...GalleryFilm
      }
    }
  }
`;
