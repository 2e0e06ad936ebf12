/**
 * Everything that is published beside the pages, in one language. Written out here, since the fragments of pages are not available in `onPostBuild`. Pictures
 * are requested in a size that the pages have too, so that no others are generated.
 */
export const factsQuery = /* GraphQL */ `
  query PublishedFacts($language: String!) {
    hotel {
      name
      shortName
      descriptor
      since
      timeZone
      officialStarRating
      apartments
      chalets
      phone
      whatsapp
      email
      address {
        street
        locality(language: $language)
        region
        country
        postalCode
      }
      coordinates {
        latitude
        longitude
      }
      social {
        instagram
        facebook
        linkedin
      }
    }
    stayRules {
      checkIn
      checkOut
      tourismTax
      parking
      spaMinimumAge
      cancellationHours
      cancellationRefund
      rules {
        slug
        title(language: $language)
        text(language: $language)
      }
    }
    pages: allPageWords(filter: { slug: { ne: "404" } }, sort: { path: ASC }) {
      nodes {
        slug
        path
        title(language: $language)
        description(language: $language)
        heading(language: $language)
        picture {
          ...PublishedPicture
        }
        sections {
          slug
          title(language: $language)
          text(language: $language)
        }
      }
    }
    rooms: allRoom(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        code
        category
        name(language: $language)
        summary(language: $language)
        description(language: $language)
        area
        occupancy {
          min
          max
        }
        beds(language: $language)
        extraBed
        connectable
        balcony
        bathtub
        television
        accessibility {
          stepFree
          doorWidth
          rollInShower
          grabBars
        }
        pictures {
          ...PublishedPicture
        }
      }
    }
    restaurants: allRestaurant(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...PublishedPlace
        reservable
        menu
      }
    }
    bars: allBar(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...PublishedPlace
        reservable
        menu
      }
    }
    meals: allMeal(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...PublishedPlace
        reservable
        menu
      }
    }
    facilities: allFacility(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...PublishedPlace
        minimumAge
      }
    }
    offers: allOffer(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        season
        months
        theme
        path
        name(language: $language)
        when(language: $language)
        intro(language: $language)
        conditions(language: $language)
        terms {
          text(language: $language)
          percent
          certain
          roomCodes
        }
        priceFrom
        minimumAge
        annualDay {
          month
          day
        }
        firstDay
        lastDay
        picture {
          ...PublishedPicture
        }
      }
    }
    spaces: allEventSpace(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        name(language: $language)
        note(language: $language)
        description(language: $language)
        area
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
    }
    navigation {
      menu {
        path
        label(language: $language)
      }
      footer {
        entries {
          path
          label(language: $language)
        }
      }
    }
    words: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "rooms"] } }) {
      nodes {
        ns
        data
      }
    }
  }

  fragment PublishedPlace on Place {
    slug
    path
    name(language: $language)
    summary(language: $language)
    description(language: $language)
    hours {
      service
      days
      opens
      closes
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
  }

  fragment PublishedPicture on Picture {
    alt(language: $language)
    focus
    file {
      absolutePath
      internal {
        contentDigest
      }
      childImageSharp {
        jpeg: resize(width: 960, quality: 68) {
          src
        }
      }
    }
  }
`;
