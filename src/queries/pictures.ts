import { graphql } from 'gatsby';

// The picture presets: AVIF in the widths that are shown, and one JPEG. They share widths, so that each file is generated once.

export const jpeg = graphql`
  fragment Jpeg on ImageSharp {
    jpeg: resize(width: 960, quality: 68) {
      src
    }
  }
`;

export const widePicture = graphql`
  fragment WidePicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    standIn
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF], breakpoints: [800, 1200, 1600])
        ...Jpeg
      }
    }
  }
`;

export const heroPicture = graphql`
  fragment HeroPicture on Picture {
    ...WidePicture
    tall
    shade
  }
`;

export const hourPicture = graphql`
  fragment HourPicture on HourPicture {
    timeOfDay
    picture {
      ...HeroPicture
    }
  }
`;

export const halfPicture = graphql`
  fragment HalfPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    standIn
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF], breakpoints: [480, 800, 1200, 1600])
        ...Jpeg
      }
    }
  }
`;

export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    standIn
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF], breakpoints: [480, 800])
        ...Jpeg
      }
    }
  }
`;
