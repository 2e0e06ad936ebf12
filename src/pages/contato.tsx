import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { SheetLink } from '../components/ui/SheetLink';
import { sheetPath } from '../domain/pages/addresses';
import { sectionOf } from '../queries/sectionOf';
import { ContactBlock, FacadePicture } from '../sections/contact/ContactBlock';
import { MapLink } from '../sections/map/MapLink';
import { StayRulesList } from '../sections/stay/StayRulesList';

/** Contact: address, telephone, WhatsApp, e-mail, directions, stay rules. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, hotel, stayRules } = data;
  const ways = (
    <>
      <SheetLink to={sheetPath.hotel} of={hotel.name} />
      {data.map && <MapLink />}
    </>
  );
  const rules = sectionOf(page, 'regras');
  return (
    <PageLayout data={data} path="/contato" name={page.heading}>
      <ContactBlock heading={page.heading} hotel={hotel} />
      <FacadePicture picture={page.picture} />
      <StayRulesList rules={stayRules} heading={rules.title} lead={rules.lead} action={ways} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query ContactPage($language: String!) {
    ...PageLayout
    hotel {
      ...ContactBlock
    }
    page: pageWords(slug: { eq: "contato" }) {
      ...PageHead
      ...PageHero
      sections {
        ...SectionWords
      }
    }
    map: resortMap {
      __typename
    }
    stayRules {
      ...StayRulesList
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer", "contact"] } }) {
      ...Locales
    }
  }
`;
