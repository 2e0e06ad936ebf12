import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { useI18n } from '../hooks/useI18n';
import { ArrowLink } from '../components/ui/ArrowLink';
import { questionsPath } from '../domain/pages/addresses';
import { withSection } from '../domain/pages/sectionOf';
import { ContactBlock, FacadePicture } from '../sections/contact/ContactBlock';
import { WayHere } from '../sections/contact/WayHere';
import { MapLink } from '../sections/map/MapLink';
import { StayRulesList } from '../sections/stay/StayRulesList';

/** Contact: address, telephone, WhatsApp, e-mail, the way here, stay rules, and the way to the questions. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, hotel, stayRules } = data;
  const { t } = useI18n(['contact']);
  const ways = (
    <div className="row">
      <ArrowLink to={questionsPath}>{t('contact:questions')}</ArrowLink>
      <MapLink />
    </div>
  );
  return (
    <PageLayout data={data} hero={<ContactBlock heading={page.heading} hotel={hotel} picture={page.picture} />}>
      {hotel.coastDrawing && <FacadePicture picture={page.picture} />}
      {sectionView(page, 'como-chegar', WayHere, { way: hotel.wayHere })}
      {withSection(page, 'regras', ({ title, lead }) => (
        <StayRulesList rules={stayRules} heading={title} lead={lead} action={ways} />
      ))}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query ContactPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    hotel {
      ...ContactBlock
      wayHere {
        ...WayHere
      }
    }
    page: pageText(slug: { eq: "contato" }) {
      ...PageHero
    }
    stayRules {
      ...StayRulesList
    }
  }
`;
