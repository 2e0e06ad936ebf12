import { graphql } from 'gatsby';

// The picture presets. Widths are shared between them, so that a file is made once however often it is asked for.

export const heroPicture = graphql`
  fragment HeroPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 960, 1280, 1600])
      }
    }
    portrait {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960])
      }
    }
  }
`;

export const halfPicture = graphql`
  fragment HalfPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960, 1280, 1600])
      }
    }
  }
`;

export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960])
      }
    }
  }
`;

export const thumbPicture = graphql`
  fragment ThumbPicture on Picture {
    alt(language: $language)
    caption(language: $language)
    focus
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400])
      }
    }
  }
`;
