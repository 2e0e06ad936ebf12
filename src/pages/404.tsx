import { graphql, type PageProps } from 'gatsby';
import { PageLayout } from '../components/layout/PageLayout';
import { NotFoundMessage } from '../sections/notFound/NotFoundMessage';

/** The 404 page in each language, without weather link and announcement. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page } = data;
  return <PageLayout data={data} path="/404" name={page.heading} promotes={false} hero={<NotFoundMessage page={page} />} />;
}

export { PageTextHead as Head } from '../components/seo/PageTextHead';

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    page: pageText(slug: { eq: "404" }) {
      ...PageHead
      ...NotFoundMessage
    }
  }
`;
