import { graphql } from 'gatsby';

// The words of a page's namespaces, as gatsby-plugin-react-i18next wants them in `locales`.
export const locales = graphql`
  fragment Locales on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
