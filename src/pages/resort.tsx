import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { sliderPictures } from '../components/daylight/hourPicture';
import { PageLayout } from '../components/layout/PageLayout';
import { Hero } from '../components/layout/Hero';
import { PictureTour } from '../components/lightbox/PictureTour';
import { standaloneMeals } from '../domain/hours/openingHours';
import { barPath, diningPath, facilityPath, resortPath } from '../domain/pages/addresses';
import { sectionOf } from '../domain/pages/sectionOf';
import { ResortClosing } from '../sections/resort/ResortClosing';
import { ResortDay } from '../sections/resort/ResortDay';
import { ResortDestination } from '../sections/resort/ResortDestination';
import { StayRulesList } from '../sections/stay/StayRulesList';
import { ResortArchitecture, ResortArrival, ResortIntro } from '../sections/resort/ResortIntro';

/** The resort: hero, intro, arrival, architecture, the day by the hour, destination, gallery, in print the rules of a stay, closing section (docs/hotel-rules.md 13.2). */
export default function ResortPage({ data }: PageProps<Queries.ResortPageQuery>) {
  const { t } = useTranslation(['common']);
  const { page, hotel, resortDay } = data;
  const tour = sectionOf(page, 'passeio');
  const [facilities, restaurants, bars] = [data.facilities.nodes, data.restaurants.nodes, data.bars.nodes];
  const places = [
    ...facilities.map((place) => ({ ...place, to: facilityPath(place) })),
    ...[...restaurants, ...standaloneMeals(data.meals.nodes, restaurants)].map((place) => ({ ...place, to: diningPath(place) })),
    ...bars.map((place) => ({ ...place, to: barPath(place) })),
  ];
  return (
    <PageLayout
      data={data}
      endsOn="sand"
      path={resortPath}
      name={page.heading}
      hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} height="tall" smallHeading />}
    >
      <ResortIntro words={sectionOf(page, 'introducao')} hotel={hotel} />
      <ResortArrival section={sectionOf(page, 'chegada')} />
      <ResortArchitecture section={sectionOf(page, 'arquitetura')} />
      {resortDay && sliderPictures(resortDay.hours).length > 0 && <ResortDay day={resortDay} places={places} hotel={hotel} />}
      <ResortDestination section={sectionOf(page, 'destino')} />
      <PictureTour words={tour} pictures={tour.pictures} />
      <div className="print-only">
        <StayRulesList rules={data.stayRules} heading={t('common:stayRules')} />
      </div>
      <ResortClosing section={sectionOf(page, 'encerramento')} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query ResortPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      ...ResortIntro
      ...HotelCoordinates
    }
    resortDay {
      ...ResortDay
    }
    stayRules {
      ...StayRulesList
    }
    facilities: allFacility(sort: { order: ASC }) {
      nodes {
        ...ResortDayPlace
      }
    }
    restaurants: allRestaurant(sort: { order: ASC }) {
      nodes {
        ...ResortDayPlace
      }
    }
    meals: allMeal(sort: { order: ASC }) {
      nodes {
        ...ResortDayPlace
      }
    }
    bars: allBar(sort: { order: ASC }) {
      nodes {
        ...ResortDayPlace
      }
    }
    page: pageWords(slug: { eq: "resort" }) {
      ...PageHead
      ...PageHero
      sections {
        ...ResortSection
        pictures {
          file {
            name
          }
        }
      }
    }
  }
`;
