import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { PageLayout } from '../components/layout/PageLayout';
import { NotFoundMessage } from '../sections/notFound/NotFoundMessage';

/** The 404 page in each language, without weather link and announcement. An address that differs from a page's in capitals alone leads to that page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page, pages } = data;
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const meant = pages.nodes.find(({ path }) => path !== pathname && path.toLowerCase() === pathname.toLowerCase());
    if (meant) window.location.replace(meant.path + search + hash);
  }, [pages]);
  return <PageLayout data={data} promotes={false} hero={<NotFoundMessage page={page} />} />;
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    pages: allSitePage {
      nodes {
        path
      }
    }
    page: pageText(slug: { eq: "404" }) {
      ...PageHead
      ...NotFoundMessage
    }
  }
`;
