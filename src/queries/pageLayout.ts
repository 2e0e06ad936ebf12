import { graphql } from 'gatsby';

// The data of `PageLayout`, with the texts of the page, whose namespaces the build finds (src/gatsby/pages/namespaces.ts).
export const frame = graphql`
  fragment PageLayout on Query {
    hotel {
      name
      shortName
      descriptor
      tagline(language: $language)
      atHotel(language: $language)
      since
      stars
      phone
      whatsapp
      email
      weather
      award(language: $language)
      pictureNote(language: $language)
      address {
        street
        locality(language: $language)
        region
        countryName(language: $language)
      }
      legal {
        company
        cnpj
        cadastur
      }
      social {
        instagram
        facebook
        youtube
        linkedin
      }
      booking {
        host
        hotelCode
        language
        childrenParameter
      }
      badges {
        slug
        top(language: $language)
        bottom(language: $language)
        picture {
          ...CardPicture
        }
      }
    }
    navigation {
      menu {
        path
        label(language: $language)
        collapsedLabel(language: $language)
      }
      footer {
        slug
        title(language: $language)
        entries {
          path
          label(language: $language)
        }
      }
    }
    stayRules {
      checkIn
      checkOut
      directly(language: $language)
      cancellation {
        bookedFrom
        hours
        refund
      }
      restrictions {
        from
        to
        minNights
        closed
        rooms
        note(language: $language)
      }
    }
    map: resortMap {
      __typename
    }
    announcements: allAnnouncement(sort: { slug: ASC }) {
      nodes {
        slug
        label(language: $language)
        heading(language: $language)
        tagline(language: $language)
        action(language: $language)
        path
        offer {
          ...OfferTimes
        }
        firstDay
        lastDay
        picture {
          ...CardPicture
        }
      }
    }
    notices: allNotice(sort: { from: ASC }) {
      nodes {
        slug
        from
        until
        text(language: $language)
        link {
          path
          label(language: $language)
        }
        closeable
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      nodes {
        ns
        data
        language
      }
    }
  }
`;
