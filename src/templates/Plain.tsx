import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { comfortId, visitId } from '../domain/pages/sectionIds';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { MeasuringWords } from '../sections/plain/MeasuringWords';
import { PlainHead, PlainText } from '../sections/plain/PlainText';

/** A page of headings and paragraphs (docs/hotel-rules.md 15.8, 15.9). A section on comfort mode comes first; that on a visit says what the build measures. */
export default function PlainPage({ data }: PageProps<Queries.PlainPageQuery>) {
  const { page } = data;
  return (
    <PageLayout data={data} path={page.path} name={page.heading} hero={<PlainHead heading={page.heading} lead={page.lead} />}>
      <ComfortOffer sections={page.sections} />
      <PlainText sections={page.sections.filter(({ slug }) => slug !== comfortId)} before={{ [visitId]: <MeasuringWords /> }} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query PlainPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageWords(slug: { eq: $slug }) {
      ...PageHead
      heading(language: $language)
      lead(language: $language)
      sections {
        ...SectionWords
      }
    }
  }
`;
