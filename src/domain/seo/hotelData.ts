/** A schema.org object. Undefined properties are left out of the JSON. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The site on which the structured data is published. */
export interface Publication {
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly hotelName: string;
}

/** A reference to the hotel, which the home page describes in full under the same `@id`. */
export const hotelReference = ({ siteUrl, hotelName }: Publication): Thing => ({ '@type': 'Resort', '@id': `${siteUrl}/#hotel`, name: hotelName });

export interface Address {
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly country: string;
  readonly postalCode: string | null;
}

interface HotelFacts {
  readonly name: string;
  readonly since: number;
  readonly phone: string;
  readonly email: string;
  readonly officialStarRating: number | null;
  readonly address: Address;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly social: { readonly instagram: string; readonly facebook: string; readonly linkedin: string };
  readonly checkIn: string;
  readonly checkOut: string;
  /** Apartments and chalets. */
  readonly units: number;
  /** Names of its amenities. */
  readonly amenities: readonly string[];
}

/** A postal address as schema.org's PostalAddress. */
export const addressData = ({ street, locality, region, country, postalCode }: Address): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  addressCountry: country,
  postalCode: postalCode ?? undefined,
});

/**
 * The hotel as schema.org's Resort. Figures that content does not give are left out; stars are given only for an official rating
 * (docs/hotel-rules.md 15.6).
 * @param siteUrl address of the site, without a slash at the end
 */
export function hotelData(hotel: HotelFacts, { siteUrl, description, image }: { siteUrl: string; description: string; image: string | undefined }): Thing {
  const { coordinates, officialStarRating, social } = hotel;
  return {
    ...hotelReference({ siteUrl, hotelName: hotel.name }),
    description,
    url: siteUrl,
    image,
    telephone: hotel.phone,
    email: hotel.email,
    foundingDate: String(hotel.since),
    numberOfRooms: hotel.units,
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    address: addressData(hotel.address),
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
    starRating: officialStarRating === null ? undefined : { '@type': 'Rating', ratingValue: officialStarRating },
    amenityFeature: hotel.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    sameAs: [social.instagram, social.facebook, social.linkedin],
  };
}

interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

/** The pages from the home page down to a page, which is the last, as schema.org's BreadcrumbList. */
export const breadcrumbData = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

/** Questions with their answers, as schema.org's FAQPage. */
export const questionsData = (questions: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});
