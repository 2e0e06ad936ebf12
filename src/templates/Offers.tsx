import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { commonConditions } from '../domain/offers/commonConditions';
import { isOver } from '../domain/offers/offerState';
import { seasonAheadFirst, splitByYear } from '../domain/offers/placeInYear';
import { useDayOfVisit } from '../hooks/useHotelNow';
import { sectionOf, withSection } from '../domain/pages/sectionOf';
import { DatedReasons, LastingReasons } from '../sections/experiences/Reasons';
import { YearChart } from '../sections/experiences/YearChart';
import { StayFinderSection } from '../sections/stayFinder/StayFinderSection';
import { AskHotel } from '../components/ui/AskHotel';
import { useI18n } from '../hooks/useI18n';

/** Experiences: reasons to come, the season ahead first, then those of all year (docs/hotel-rules.md 6.2, 6.4, 13.5). */
export default function OffersPage({ data }: PageProps<Queries.OffersPageQuery>) {
  const { page } = data;
  const { t } = useI18n(['experiences']);
  const today = useDayOfVisit(data.site);
  const offers = seasonAheadFirst(
    data.offers.nodes.filter((offer) => !isOver(offer, today)),
    today,
  );
  const { dated, always } = splitByYear(offers, today);
  const common = commonConditions(offers);
  const lasting = sectionOf(page, 'sem-data');
  return (
    <PageLayout
      data={data}
      hero={
        <div className="on-dark">
          <YearChart
            heading={page.heading}
            lead={page.lead}
            today={today}
            dated={dated}
            weekends={offers.find(({ role }) => role === 'weekends')?.slug}
            allYear={lasting?.slug}
          />
          {withSection(page, 'com-data', ({ title }) => (
            <DatedReasons heading={title} offers={dated} common={common} />
          ))}
        </div>
      }
    >
      {withSection(page, 'qual-vale', (text) => (
        <StayFinderSection section={text} rooms={data.roomsBySize.nodes} offers={offers} first="offers">
          <AskHotel question={t('experiences:askMessage')} />
        </StayFinderSection>
      ))}
      {lasting && <LastingReasons section={lasting} offers={always} common={common} facilities={data.facilities.nodes} />}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query OffersPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    site {
      buildTime
    }
    page: pageText(slug: { eq: $slug }) {
      ...PageText
      sections {
        ...LastingReasons
      }
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        role
        ...OfferEntry
        ...FinderOffer
      }
    }
    roomsBySize: allRoom(sort: [{ area: ASC }, { order: ASC }]) {
      nodes {
        ...FinderRoom
      }
    }
    facilities: allFacility {
      nodes {
        ...PlaceEntry
      }
    }
  }
`;
