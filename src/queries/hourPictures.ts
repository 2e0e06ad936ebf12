import { graphql } from 'gatsby';

export const hourPicture = graphql`
  fragment HourPicture on HourPicture {
    light
    picture {
      ...HeroPicture
    }
  }
`;

/** The coordinates for calculations of sun and moon. */
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
