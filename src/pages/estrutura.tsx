import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { Hero } from '../components/layout/Hero';
import { sectionOf, withSection } from '../domain/pages/sectionOf';
import { ResortMap } from '../sections/map/ResortMap';
import { StayRulesLine } from '../components/stay/StayRulesLine';
import { InstagramBlock } from '../sections/structure/InstagramBlock';
import { Places } from '../sections/structure/Places';
import { StayRequest } from '../sections/structure/StayRequest';

/** Structure: hero, map if content has one, every place but the spa, Instagram, reservation form (docs/hotel-rules.md 13.4). */
export default function StructurePage({ data }: PageProps<Queries.StructurePageQuery>) {
  const { page, stayRules, map } = data;
  const instagram = sectionOf(page, 'instagram');
  return (
    <PageLayout
      data={data}
      endsOn="sand"
      stayCard="reserva"
      hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} height="tall" smallHeading />}
    >
      {map && <ResortMap map={map} />}
      <Places places={data.places.nodes} shownElsewhere={[page.picture, ...(instagram?.pictures ?? [])]} />
      {instagram && <InstagramBlock section={instagram} />}
      {withSection(page, 'reserva', (section) => (
        <StayRequest section={section}>
          <StayRulesLine rules={stayRules} />
        </StayRequest>
      ))}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query StructurePage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "estrutura" }) {
      ...PageHero
      picture {
        file {
          relativePath
        }
      }
      sections {
        ...InstagramBlock
      }
    }
    map: resortMap {
      ...ResortMap
    }
    places: allFacility(filter: { kind: { ne: spa } }, sort: { order: ASC }) {
      nodes {
        ...StructurePlace
      }
    }
    stayRules {
      ...StayRulesLine
    }
  }
`;
