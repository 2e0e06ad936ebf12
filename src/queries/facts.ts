import { graphql } from 'gatsby';

export const hours = graphql`
  fragment Hours on OpeningHours {
    service
    days
    opens
    closes
  }
`;

// When a place is open, and what replaces that on some days.
export const placeHours = graphql`
  fragment PlaceHours on Place {
    hours {
      ...Hours
    }
    seasons {
      ...HoursSeason
    }
    exceptions {
      ...HoursException
    }
  }
`;

export const season = graphql`
  fragment HoursSeason on HoursSeason {
    from
    to
    days(language: $language)
    hours {
      ...Hours
    }
  }
`;

export const exception = graphql`
  fragment HoursException on HoursException {
    from
    to
    days(language: $language)
    closed
    hours {
      service
      opens
      closes
    }
    note(language: $language)
  }
`;

// A place in a list of opening hours.
export const openPlace = graphql`
  fragment OpenPlace on Place {
    slug
    name(language: $language)
    ...PlaceHours
  }
`;

// The places that can be open, without the meals.
export const openPlaces = graphql`
  fragment OpenPlaces on Query {
    facilities: allFacility(sort: { order: ASC }) {
      nodes {
        ...OpenPlace
        path
      }
    }
    restaurants: allRestaurant(sort: { order: ASC }) {
      nodes {
        ...OpenPlace
        path
      }
    }
    bars: allBar(sort: { order: ASC }) {
      nodes {
        ...OpenPlace
        path
      }
    }
  }
`;

export const ruleTexts = graphql`
  fragment RuleTexts on StayRules {
    rules {
      slug
      role
      title(language: $language)
      text(language: $language)
    }
  }
`;

// The coordinates for sunrise and sunset.
export const sunPlace = graphql`
  fragment HotelCoordinates on Hotel {
    coordinates {
      latitude
      longitude
    }
    coastCoordinates {
      latitude
      longitude
    }
  }
`;

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
