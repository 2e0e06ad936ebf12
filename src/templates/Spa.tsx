import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { PictureTour } from '../components/lightbox/PictureTour';
import { sectionOf } from '../domain/pages/sectionOf';
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
    <PageLayout data={data} endsOn="sand" hero={spa && <SpaHero page={page} spa={spa} formId={message?.slug} />}>
      {subjects.length > 0 && sectionView(page, 'no-spa', SpaSubjects, { subjects })}
      {sectionView(page, 'galeria', PictureTour)}
      <SpaTreatments subjects={subjects} formId={message?.slug} />
      {message && <SpaMessage section={message} subjects={subjects} />}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query SpaPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: $slug }) {
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
