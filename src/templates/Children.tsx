import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { capitalized } from '../domain/i18n/capitalized';
import { formatWeekdays } from '../domain/i18n/formatWeekdays';
import { useLanguage } from '../hooks/useLanguage';
import { pickHours } from '../domain/hours/hoursOn';
import { withSection } from '../domain/pages/sectionOf';
import { BeforeComing } from '../sections/kids/BeforeComing';
import { DayTicket } from '../sections/kids/DayTicket';
import { ParkFigures, ParkGround, ParkTogether } from '../sections/kids/ParkSections';
import { MapLink } from '../sections/map/MapLink';
import { OfferHero } from '../sections/offers/OfferHero';

/** Number of facts in very large type; the others are on the ticket. */
const largeFacts = 2;

/** The children's park: no third-party services, no alcohol (docs/hotel-rules.md 7.3, 15.7). */
export default function ChildrenPage({ data }: PageProps<Queries.ChildrenPageQuery>) {
  const language = useLanguage();
  const { page, stayRules } = data;
  const [park] = data.park.nodes;
  const hoursOf = (wanted: string) => park?.hours.find(({ service }) => service === wanted);
  const open = hoursOf('park');
  return (
    <PageLayout
      data={data}
      thirdParties={false}
      endsOn="background-family"
      hero={
        <OfferHero picture={page.picture} tag={open && capitalized(formatWeekdays(open.days, language), language)} heading={page.heading} lead={page.lead} />
      }
    >
      <ParkGround>
        {park && <ParkFigures facts={park.facts.slice(0, largeFacts)} />}
        {park &&
          withSection(page, 'juntos', (section) => (
            <ParkTogether
              section={section}
              description={park.description}
              park={pickHours(park, (hours) => hours.filter(({ service }) => service !== 'dayUse'))}
            >
              <MapLink />
            </ParkTogether>
          ))}
        {park &&
          withSection(page, 'passaporte', ({ title }) => (
            <DayTicket title={title} facts={park.facts.slice(largeFacts)} hours={hoursOf('dayUse')} parkCloses={open?.closes} />
          ))}
        {withSection(page, 'antes', ({ title }) => (
          <BeforeComing heading={title} rules={stayRules} offer={data.forFamilies.nodes[0]} spa={data.spa.nodes[0]} />
        ))}
      </ParkGround>
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query ChildrenPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: $slug }) {
      ...PageHero
      sections {
        ...ParkTogether
      }
    }
    park: allFacility(filter: { kind: { eq: playground } }, limit: 1) {
      nodes {
        description(language: $language)
        ...PlaceHours
        facts {
          label(language: $language)
          value(language: $language)
        }
      }
    }
    spa: allFacility(filter: { kind: { eq: spa } }, limit: 1) {
      nodes {
        ...BeforeComingSpa
      }
    }
    stayRules {
      ...RuleTexts
    }
    forFamilies: allOffer(filter: { role: { eq: families } }, limit: 1) {
      nodes {
        ...BeforeComingOffer
      }
    }
  }
`;
