import { graphql, type PageProps } from 'gatsby';
import { useI18n } from '../hooks/useI18n';
import { PageLayout } from '../components/layout/PageLayout';
import { AskHotel } from '../components/ui/AskHotel';
import { questionsPath } from '../domain/pages/addresses';
import { questionsOf } from '../domain/pages/questions';
import { PlainHead, PlainText } from '../sections/plain/PlainText';

/** Questions and answers before a booking (docs/hotel-rules.md 13.14). */
export default function QuestionsPage({ data }: PageProps<Queries.QuestionsPageQuery>) {
  const { t } = useI18n(['contact']);
  const { page, stayRules } = data;
  return (
    <PageLayout data={data} path={questionsPath} name={page.heading} hero={<PlainHead heading={page.heading} lead={page.lead} />}>
      <PlainText sections={questionsOf(page.sections, stayRules.rules).map(({ section, answer }) => ({ ...section, text: answer }))}>
        <AskHotel question={t('contact:askMessage')} />
      </PlainText>
    </PageLayout>
  );
}

export { PageTextHead as Head } from '../components/seo/PageTextHead';

export const query = graphql`
  query QuestionsPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "perguntas" }) {
      ...PageText
    }
    stayRules {
      rules {
        slug
        text(language: $language)
      }
    }
  }
`;
