import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { standaloneMeals } from '../domain/hours/openingHours';
import { weekdayName } from '../domain/i18n/formatWeekdays';
import { formats } from '../domain/i18n/formats';
import { sectionOf } from '../domain/pages/sectionOf';
import { useLanguage } from '../hooks/useLanguage';
import { DiningTabs } from '../sections/gastronomy/DiningTabs';
import { DayChart } from '../sections/gastronomy/DayChart';
import { GastronomyHero, useOpenFirst } from '../sections/gastronomy/GastronomySections';

/** Gastronomy: tabs of the restaurants, breakfast, drinks and feijoada, and the day chart (docs/hotel-rules.md 7.1, 13.6). */
export default function GastronomyPage({ data }: PageProps<Queries.GastronomyPageQuery>) {
  const { page, hotel } = data;
  const restaurants = useOpenFirst(data.restaurants.nodes);
  const meals = data.meals.nodes;
  const bars = data.bars.nodes;
  const day = sectionOf(page, 'dia');
  const language = useLanguage();
  return (
    <PageLayout data={data} endsOn="sand" hero={<GastronomyHero page={page} dayId={day?.slug} />}>
      <DiningTabs restaurants={restaurants} meals={meals} bars={bars} barsInAll={hotel.bars ?? bars.length} />
      {day && (
        <DayChart
          id={day.slug}
          title={(weekday) => `${day.title} ${formats[language].onWeekday(weekdayName(weekday, language, 'long'))}`}
          lead={day.lead}
          places={[...restaurants, ...standaloneMeals(meals, restaurants), ...bars]}
        />
      )}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query GastronomyPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      bars
    }
    page: pageText(slug: { eq: "gastronomia" }) {
      ...PageHero
    }
    restaurants: allRestaurant(sort: { order: ASC }) {
      nodes {
        ...DiningPanel
      }
    }
    meals: allMeal(sort: { order: ASC }) {
      nodes {
        ...DiningPanel
        listsBars
      }
    }
    bars: allBar(sort: { order: ASC }) {
      nodes {
        ...DiningPanel
      }
    }
  }
`;
