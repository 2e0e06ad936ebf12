import { graphql, type PageProps } from 'gatsby';
import { Frame } from '../components/layout/Frame';
import { Hero } from '../components/layout/Hero';
import { sectionOf } from '../queries/sectionOf';
import { ResortClosing } from '../sections/resort/ResortClosing';
import { ResortDestination } from '../sections/resort/ResortDestination';
import { ResortHouse } from '../sections/resort/ResortHouse';
import { ResortIntro } from '../sections/resort/ResortIntro';
import { ResortTour } from '../sections/resort/ResortTour';

/** The resort: hero, intro, architecture, destination, gallery, closing statement (docs/hotel-rules.md 13.2). */
export default function ResortPage({ data }: PageProps<Queries.ResortPageQuery>) {
  const { page, hotel } = data;
  return (
    <Frame data={data} endsOn="sand" path="/resort" name={page.heading}>
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} height="tall" />
      <ResortIntro words={sectionOf(page, 'introducao')} hotel={hotel} />
      <ResortHouse section={sectionOf(page, 'arquitetura')} />
      <ResortDestination section={sectionOf(page, 'destino')} hotel={hotel} />
      <ResortTour section={sectionOf(page, 'passeio')} />
      <ResortClosing section={sectionOf(page, 'encerramento')} stars={hotel.stars} hotelName={hotel.name} />
    </Frame>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query ResortPage($language: String!) {
    ...Frame
    hotel {
      ...ResortIntro
      ...ResortFigures
    }
    page: pageWords(slug: { eq: "resort" }) {
      ...PageHead
      ...PageHero
      sections {
        ...ResortHouse
        ...ResortDestination
        ...ResortTour
        ...ResortClosing
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "gallery", "resort"] } }) {
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
