import { graphql } from 'gatsby';

// The texts of a fixed page: title and description, the heading, its sections.

export const pageHead = graphql`
  fragment PageHead on PageWords {
    path
    title(language: $language)
    description(language: $language)
  }
`;

export const pageText = graphql`
  fragment PageText on PageWords {
    ...PageHead
    heading(language: $language)
    lead(language: $language)
    sections {
      ...SectionWords
    }
  }
`;

export const pageHero = graphql`
  fragment PageHero on PageWords {
    heading(language: $language)
    lead(language: $language)
    picture {
      ...HeroPicture
    }
  }
`;

export const sectionWords = graphql`
  fragment SectionWords on Section {
    slug
    title(language: $language)
    lead(language: $language)
    text(language: $language)
    path
    action(language: $language)
    items {
      slug
      title(language: $language)
      text(language: $language)
      path
      action(language: $language)
    }
  }
`;
