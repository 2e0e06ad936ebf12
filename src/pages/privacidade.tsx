import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { PlainHead, PlainText } from '../sections/plain/PlainText';

/** Privacy policy (docs/hotel-rules.md 15.9). */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <PageLayout data={data} path="/privacidade" name={page.heading}>
      <PlainHead heading={page.heading} lead={page.lead} />
      <PlainText sections={page.sections} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query PrivacyPage($language: String!) {
    ...PageLayout
    page: pageWords(slug: { eq: "privacidade" }) {
      ...PageHead
      heading(language: $language)
      lead(language: $language)
      sections {
        ...SectionWords
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "menu", "drawer", "footer"] } }) {
      ...Locales
    }
  }
`;
