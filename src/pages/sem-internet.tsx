import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { hasHours, mainHours } from '../domain/hours/hoursOn';
import { standaloneMeals } from '../domain/hours/openingHours';
import { sectionOf } from '../domain/pages/sectionOf';
import { DayChart } from '../sections/gastronomy/DayChart';
import { OfflineWays } from '../sections/offline/OfflineWays';
import { PlainHead } from '../sections/plain/PlainHead';

/** What stands for a page that is not kept, without a signal: contacts, the guest's trip, the hours of the day (docs/hotel-rules.md 13.15). Without weather link and announcement. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const { page } = data;
  const restaurants = data.restaurants.nodes;
  const places = [...restaurants, ...standaloneMeals(data.meals.nodes, restaurants), ...data.bars.nodes, ...data.facilities.nodes]
    .filter(hasHours)
    .map(mainHours);
  const hours = sectionOf(page, 'horarios');
  return (
    <PageLayout data={data} promotes={false} endsOn="sand" hero={<PlainHead heading={page.heading} lead={page.lead} />}>
      <OfflineWays contacts={sectionOf(page, 'contatos')} trip={sectionOf(page, 'viagem')} />
      {hours && places.length > 0 && <DayChart id={hours.slug} title={() => hours.title} lead={hours.lead} places={places} />}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    ...OpenPlaces
    page: pageText(slug: { eq: "sem-internet" }) {
      ...PageText
    }
    meals: allMeal(sort: { order: ASC }) {
      nodes {
        ...OpenPlace
      }
    }
  }
`;
