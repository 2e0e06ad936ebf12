import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { standaloneMeals } from '../domain/hours/openingHours';
import { withSection } from '../domain/pages/sectionOf';
import { DiningTabs } from '../sections/gastronomy/DiningTabs';
import { DiningDay, GastronomyHero } from '../sections/gastronomy/GastronomySections';
import { useOpenFirst } from '../sections/gastronomy/useOpenFirst';

/** Gastronomy: tabs of the restaurants, breakfast, drinks and feijoada, and the day chart (docs/hotel-rules.md 7.1, 13.6). */
export default function GastronomyPage({ data }: PageProps<Queries.GastronomyPageQuery>) {
  const { page, hotel } = data;
  const restaurants = useOpenFirst(data.restaurants.nodes);
  const meals = data.meals.nodes;
  const bars = data.bars.nodes;
  return (
    <PageLayout data={data} endsOn="sand" path="/gastronomia" name={page.heading} hero={<GastronomyHero page={page} />}>
      <DiningTabs restaurants={restaurants} meals={meals} bars={bars} barsInAll={hotel.bars ?? bars.length} />
      {withSection(page, 'dia', (section) => (
        <DiningDay section={section} places={[...restaurants, ...standaloneMeals(meals, restaurants), ...bars]} />
      ))}
    </PageLayout>
  );
}

export { PageTextHead as Head } from '../components/seo/PageTextHead';

export const query = graphql`
  query GastronomyPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      bars
    }
    page: pageText(slug: { eq: "gastronomia" }) {
      ...PageText
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
