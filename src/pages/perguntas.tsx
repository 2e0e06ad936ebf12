import { graphql, type PageProps } from 'gatsby';
import { useI18n } from '../hooks/useI18n';
import { Hero } from '../components/layout/Hero';
import { PageLayout } from '../components/layout/PageLayout';
import { FileLink } from '../components/ui/FileLink';
import { questionGroups } from '../domain/pages/questions';
import { Questions } from '../sections/plain/Questions';

/** Questions and answers before a booking (docs/hotel-rules.md 13.14). */
export default function QuestionsPage({ data }: PageProps<Queries.QuestionsPageQuery>) {
  const { t } = useI18n(['contact', 'common']);
  const { page, stayRules } = data;
  const groups = questionGroups(page.sections, stayRules.rules);
  return (
    <PageLayout data={data} hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} smallHeading />}>
      <Questions groups={groups} message={t('contact:askMessage')}>
        {stayRules.houseRules && (
          <p>
            <FileLink file={stayRules.houseRules}>{t('common:houseRules')}</FileLink>
          </p>
        )}
      </Questions>
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query QuestionsPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "perguntas" }) {
      ...PageHero
      sections {
        ...Question
      }
    }
    stayRules {
      rules {
        slug
        text(language: $language)
      }
      houseRules {
        ...FileLink
      }
    }
  }
`;
