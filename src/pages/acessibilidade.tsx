import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionOf } from '../queries/sectionOf';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { PlainHead, PlainText } from '../sections/plain/PlainText';

/** Accessibility statement (docs/hotel-rules.md 15.8). */
export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const { page } = data;
  return (
    <PageLayout data={data} path="/acessibilidade" name={page.heading}>
      <PlainHead heading={page.heading} lead={page.lead} />
      <ComfortOffer words={sectionOf(page, 'conforto')} />
      <PlainText sections={page.sections.filter(({ slug }) => slug !== 'conforto')} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query AccessibilityPage($language: String!) {
    ...PageLayout
    page: pageWords(slug: { eq: "acessibilidade" }) {
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
