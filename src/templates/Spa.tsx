import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { PictureTour } from '../components/lightbox/PictureTour';
import { sectionOf, withSection } from '../domain/pages/sectionOf';
import { SpaHero } from '../sections/spa/SpaHero';
import { SpaMessage } from '../sections/spa/SpaMessage';
import { SpaSubjects } from '../sections/spa/SpaSubjects';
import { SpaTreatments } from '../sections/spa/SpaTreatments';

/** The page about the spa: hero, its six subjects, pictures, treatments, message form (docs/hotel-rules.md 13.9). */
export default function SpaPage({ data }: PageProps<Queries.SpaPageQuery>) {
  const { page } = data;
  const [spa] = data.spa.nodes;
  const subjects = data.subjects.nodes;
  const message = sectionOf(page, 'mensagem');
  return (
    <PageLayout data={data} endsOn="sand" path={page.path} name={page.heading} hero={spa && <SpaHero page={page} spa={spa} formId={message?.slug} />}>
      {subjects.length > 0 && withSection(page, 'no-spa', (section) => <SpaSubjects section={section} subjects={subjects} />)}
      {withSection(page, 'galeria', (tour) => (
        <PictureTour section={tour} pictures={tour.pictures} />
      ))}
      <SpaTreatments subjects={subjects} formId={message?.slug} />
      {message && <SpaMessage section={message} subjects={subjects} />}
    </PageLayout>
  );
}

export { PageTextHead as Head } from '../components/seo/PageTextHead';

export const query = graphql`
  query SpaPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: $slug }) {
      ...PageHead
      ...PageHero
      sections {
        ...SpaSection
      }
    }
    spa: allFacility(filter: { kind: { eq: spa } }, limit: 1) {
      nodes {
        ...SpaHero
      }
    }
    subjects: allSpaSubject(sort: { order: ASC }) {
      nodes {
        ...SpaSubject
        ...SpaTreatments
      }
    }
  }
`;
