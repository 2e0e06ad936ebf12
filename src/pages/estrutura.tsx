import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '../components/layout/PageLayout';
import { Hero } from '../components/layout/Hero';
import { standaloneMoments } from '../domain/hours/openingHours';
import { sectionOf } from '../queries/sectionOf';
import { ResortMap } from '../sections/map/ResortMap';
import { Extras } from '../sections/stay/Extras';
import { StayRulesLine } from '../sections/stay/StayRulesLine';
import { InstagramBlock } from '../sections/structure/InstagramBlock';
import { Places } from '../sections/structure/Places';
import { StayRequest } from '../sections/structure/StayRequest';
import { StructureDay } from '../sections/structure/StructureDay';

/** Structure: hero, map if content has one, every place but the spa, day chart, Instagram, reservation form (docs/hotel-rules.md 13.4). */
export default function StructurePage({ data }: PageProps<Queries.StructurePageQuery>) {
  const { t } = useTranslation(['menu', 'structure']);
  const { page, hotel, stayRules, map } = data;
  const restaurants = data.restaurants.nodes;
  const tables = [...restaurants, ...standaloneMoments(data.moments.nodes, restaurants), ...data.bars.nodes];
  const instagram = sectionOf(page, 'instagram');
  return (
    <PageLayout data={data} endsOn="sand" path="/estrutura" name={t('menu:estrutura')} stayCard="reserva">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} />
      {map && <ResortMap map={map} />}
      <Places places={data.places.nodes} elsewhere={[...(page.picture ? [page.picture] : []), ...instagram.pictures]} />
      <StructureDay words={sectionOf(page, 'dia')} places={data.day.nodes} tables={tables} occasions={data.occasions.nodes} whatsapp={hotel.whatsapp} />
      <InstagramBlock section={instagram} social={hotel.social} />
      <StayRequest words={sectionOf(page, 'reserva')} engine={hotel.booking} rules={stayRules}>
        {(stay) => (
          <>
            <StayRulesLine rules={stayRules} />
            <Extras stay={stay} rules={stayRules} label={t('structure:extras')} />
          </>
        )}
      </StayRequest>
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query StructurePage($language: String!) {
    ...PageLayout
    hotel {
      social {
        ...InstagramAddress
      }
    }
    page: pageWords(slug: { eq: "estrutura" }) {
      ...PageHead
      ...PageHero
      picture {
        file {
          relativePath
        }
      }
      sections {
        ...SectionWords
        ...InstagramBlock
      }
    }
    map: resortMap {
      ...ResortMap
    }
    places: allFacility(filter: { slug: { ne: "spasissimo" } }, sort: { order: ASC }) {
      nodes {
        ...StructurePlace
      }
    }
    day: allFacility(sort: { order: ASC }) {
      nodes {
        ...StructureDay
      }
    }
    restaurants: allRestaurant(sort: { order: ASC }) {
      nodes {
        ...StructureDay
      }
    }
    moments: allDiningMoment(sort: { order: ASC }) {
      nodes {
        ...StructureDay
      }
    }
    bars: allBar(sort: { order: ASC }) {
      nodes {
        ...StructureDay
      }
    }
    occasions: allOffer(filter: { annualDay: { month: { gte: 1 } } }, sort: { order: ASC }) {
      nodes {
        ...DayOccasion
      }
    }
    stayRules {
      checkIn
      checkOut
      ...StayRulesLine
      ...ExtrasRules
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "booking", "forms", "hours", "structure"] } }) {
      ...Locales
    }
  }
`;
