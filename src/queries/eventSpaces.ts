import { graphql } from 'gatsby';

// The capacity of a space in each layout.
export const spaceCapacities = graphql`
  fragment SpaceCapacities on EventSpace {
    capacities {
      auditorium
      dinnerWithStage
      dinnerWithoutStage
      fishbone
      cocktail
      school
      uShape
    }
  }
`;

// An event space in a list: its name, its figures, and the notes on them.
export const eventSpaceFigures = graphql`
  fragment EventSpaceFigures on EventSpace {
    slug
    name(language: $language)
    note(language: $language)
    upperFloorOnly
    ...SpaceCapacities
    variants {
      layout
      capacity
      note(language: $language)
    }
  }
`;
