import { graphql } from 'gatsby';

// How many guests a space holds in each layout.
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

// What every list of event spaces says of one: its name, its figures, and the remarks that belong to them.
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
