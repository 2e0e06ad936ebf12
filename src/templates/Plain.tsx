import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Hero } from '../components/layout/Hero';
import { PageLayout } from '../components/layout/PageLayout';
import { PageHead } from '../components/seo/PageHead';
import { addressOfPage } from '../domain/pages/addresses';
import { comfortId, visitId } from '../domain/pages/sectionIds';
import { ComfortOffer } from '../sections/comfort/ComfortOffer';
import { MeasuringText } from '../sections/plain/MeasuringText';
import { PlainHead } from '../sections/plain/PlainHead';
import { PlainText } from '../sections/plain/PlainText';

/** A plain page (docs/hotel-rules.md 15.8, 15.9). A section on comfort mode comes first; that on a visit says what the build measures. */
export default function PlainPage({ data }: PageProps<Queries.PlainPageQuery>) {
  const { slug, heading, lead, picture, sections } = data.page;
  const hero = picture ? <Hero heading={heading} lead={lead} picture={picture} /> : <PlainHead heading={heading} lead={lead} />;
  return (
    <PageLayout data={data} path={addressOfPage(slug)} hero={hero}>
      <ComfortOffer sections={sections} />
      <PlainText sections={sections.filter((section) => section.slug !== comfortId)} before={{ [visitId]: <MeasuringText /> }} />
    </PageLayout>
  );
}

export const Head = ({ data: { page, hotel }, pageContext }: HeadProps<Queries.PlainPageQuery>) => (
  <PageHead data={{ hotel, page: { path: addressOfPage(page.slug), title: page.heading, description: page.description } }} pageContext={pageContext} />
);

export const query = graphql`
  query PlainPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: plainPage(slug: { eq: $slug }) {
      slug
      heading(language: $language)
      lead(language: $language)
      description(language: $language)
      picture {
        ...HeroPicture
      }
      sections {
        ...PlainSection
      }
    }
  }
`;
