import type { Facts } from '../facts/readFacts';

export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A reference to the hotel, which the home page describes in full under the same `@id`. @param siteUrl without a slash at the end */
export const hotelReference = (siteUrl: string, { businessType, name }: Pick<Facts['Hotel'], 'businessType' | 'name'>): Thing => ({
  '@type': businessType,
  '@id': `${siteUrl}/#hotel`,
  name,
});

/** A postal address as schema.org's PostalAddress. */
export const addressData = ({ street, locality, region, country, postalCode }: Facts['Hotel']['address']): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  addressCountry: country,
  postalCode: postalCode ?? undefined,
});

/** As schema.org's Resort, Hotel or BedAndBreakfast; stars only for an official rating (docs/hotel-rules.md 15.6). @param siteUrl without a slash at the end */
export function hotelData(
  { Hotel: hotel, StayRules: stay, Facility: facilities }: Pick<Facts, 'Hotel' | 'StayRules' | 'Facility'>,
  { siteUrl, description, image }: { siteUrl: string; description: string; image: string },
): Thing {
  const { coordinates, officialStarRating, social } = hotel;
  return {
    ...hotelReference(siteUrl, hotel),
    description,
    url: siteUrl,
    image,
    telephone: hotel.phone,
    email: hotel.email,
    foundingDate: String(hotel.since),
    numberOfRooms: hotel.apartments + (hotel.chalets ?? 0),
    checkinTime: stay.checkIn,
    checkoutTime: stay.checkOut,
    address: addressData(hotel.address),
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
    starRating: officialStarRating === null ? undefined : { '@type': 'Rating', ratingValue: officialStarRating },
    amenityFeature: facilities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    sameAs: social ? [social.instagram, social.facebook, social.linkedin].filter((address) => address !== null) : undefined,
  };
}

export const breadcrumbData = (crumbs: readonly { readonly name: string; readonly url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

export const questionsData = (questions: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});
