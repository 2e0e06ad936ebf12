import { graphql } from 'gatsby';

// What every list of event spaces says of one: its name, its figures, and the remarks that belong to them.
export const eventSpaceFigures = graphql`
  fragment EventSpaceFigures on EventSpace {
    slug
    name(language: $language)
    note(language: $language)
    upperFloorOnly
    capacities {
      auditorium
      dinnerWithStage
      dinnerWithoutStage
      fishbone
      cocktail
      school
      uShape
    }
    variants {
      layout
      capacity
      note(language: $language)
    }
  }
`;
