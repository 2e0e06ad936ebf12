import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { splitByYear } from '../domain/offers/placeInYear';
import { sectionOf } from '../queries/sectionOf';
import { DatedReasons, LastingReasons } from '../sections/experiences/Reasons';
import { YearChart } from '../sections/experiences/YearChart';
import { FinderSection } from '../sections/offers/FinderSection';

/** Id of the entry that the weekends in the year chart link to. */
const weekendOffer = 'fim-de-semana';

/** Experiences: ten reasons to come, those with dates in calendar order, then those of all year (docs/hotel-rules.md 6.2, 13.5). */
export default function ExperiencesPage({ data }: PageProps<Queries.ExperiencesPageQuery>) {
  const { page, hotel, stayRules } = data;
  const { dated, always } = splitByYear(data.offers.nodes);
  return (
    <PageLayout data={data} path="/experiencias-unicas" name={page.heading}>
      <div className="on-dark">
        <YearChart heading={page.heading} lead={page.lead} dated={dated} weekends={weekendOffer} allYear="sem-data" />
        <DatedReasons heading={sectionOf(page, 'com-data').title} offers={dated} booking={hotel.booking} />
      </div>
      <FinderSection words={sectionOf(page, 'qual-vale')} offers={data.offers.nodes} hotel={hotel} rules={stayRules} />
      <LastingReasons section={sectionOf(page, 'sem-data')} offers={always} facilities={data.facilities.nodes} hotel={hotel} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query ExperiencesPage($language: String!) {
    ...PageLayout
    hotel {
      restaurants
      bars
    }
    page: pageWords(slug: { eq: "experiencias-unicas" }) {
      ...PageHead
      heading(language: $language)
      lead(language: $language)
      sections {
        ...SectionWords
        ...LastingReasons
      }
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        ...OfferEntry
        ...OfferFinder
      }
    }
    stayRules {
      checkIn
      checkOut
    }
    facilities: allFacility(filter: { slug: { in: ["parque-da-crianca", "clube-de-praia"] } }) {
      nodes {
        ...PlaceEntry
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "hours", "booking", "offers", "experiences"] } }
    ) {
      ...Locales
    }
  }
`;
