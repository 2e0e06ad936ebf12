import { graphql } from 'gatsby';

// The texts of a page's namespaces, in the form that gatsby-plugin-react-i18next requires in `locales`.
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
