import { graphql } from 'gatsby';

// The texts of a fixed page: title and description, the heading, its sections.

export const pageHead = graphql`
  fragment PageHead on PageText {
    path
    title(language: $language)
    description(language: $language)
  }
`;

export const pageText = graphql`
  fragment PageText on PageText {
    ...PageHead
    heading(language: $language)
    lead(language: $language)
    sections {
      ...SectionText
    }
  }
`;

export const pageHero = graphql`
  fragment PageHero on PageText {
    ...PageText
    picture {
      ...HeroPicture
    }
  }
`;

export const sectionText = graphql`
  fragment SectionText on Section {
    slug
    title(language: $language)
    lead(language: $language)
    text(language: $language)
    path
    action(language: $language)
  }
`;
