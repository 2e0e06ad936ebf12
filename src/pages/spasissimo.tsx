import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { PictureTour } from '../components/lightbox/PictureTour';
import { sectionOf } from '../domain/pages/sectionOf';
import { SpaHero } from '../sections/spa/SpaHero';
import { SpaMessage } from '../sections/spa/SpaMessage';
import { SpaSubjects } from '../sections/spa/SpaSubjects';

/** Spa: hero, its six subjects, pictures, message form (docs/hotel-rules.md 13.9). */
export default function SpaPage({ data }: PageProps<Queries.SpaPageQuery>) {
  const { page, spa } = data;
  const subjects = data.subjects.nodes;
  const tour = sectionOf(page, 'galeria');
  const message = sectionOf(page, 'mensagem');
  return (
    <PageLayout data={data} endsOn="sand" path="/spasissimo" name={page.heading} hero={<SpaHero words={page} spa={spa} formId={message.slug} />}>
      <SpaSubjects section={sectionOf(page, 'no-spa')} subjects={subjects} />
      <PictureTour words={tour} pictures={tour.pictures} />
      <SpaMessage words={message} subjects={subjects} />
    </PageLayout>
  );
}

export { PageWordsHead as Head } from '../components/seo/PageWordsHead';

export const query = graphql`
  query SpaPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageWords(slug: { eq: "spasissimo" }) {
      ...PageHead
      ...PageHero
      sections {
        ...SpaSection
      }
    }
    spa: facility(slug: { eq: "spasissimo" }) {
      ...SpaHero
    }
    subjects: allSpaSubject(sort: { order: ASC }) {
      nodes {
        ...SpaSubject
      }
    }
  }
`;
