import { graphql } from 'gatsby';

export const hourPicture = graphql`
  fragment HourPicture on HourPicture {
    light
    picture {
      ...HeroPicture
    }
  }
`;

/** Where the hotel's sun is worked out. */
export const sunPlace = graphql`
  fragment SunPlace on Hotel {
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
