interface HotelFacts {
  readonly name: string;
  readonly since: number;
  readonly phone: string;
  readonly email: string;
  readonly officialStarRating: number | null;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly country: string;
    readonly postalCode: string | null;
  };
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly social: { readonly instagram: string; readonly facebook: string; readonly linkedin: string };
  readonly checkIn: string;
  readonly checkOut: string;
  /** Apartments and chalets. */
  readonly units: number;
}

/** Where the hotel stands in structured data, for others to point to. */
export const hotelId = (siteUrl: string): string => `${siteUrl}/#hotel`;

/**
 * The hotel as schema.org's Resort. Figures that content does not give are left out; stars only where the hotel has an official rating
 * (decisions “Conventions”).
 * @param siteUrl address of the site, without a slash at the end
 */
export function hotelData(hotel: HotelFacts, { siteUrl, description, image }: { siteUrl: string; description: string; image: string | undefined }): object {
  const { address, coordinates } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': 'Resort',
    '@id': hotelId(siteUrl),
    name: hotel.name,
    description,
    url: siteUrl,
    image,
    telephone: hotel.phone,
    email: hotel.email,
    foundingDate: String(hotel.since),
    numberOfRooms: hotel.units,
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
      postalCode: address.postalCode ?? undefined,
    },
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
    starRating: hotel.officialStarRating === null ? undefined : { '@type': 'Rating', ratingValue: hotel.officialStarRating },
    sameAs: [hotel.social.instagram, hotel.social.facebook, hotel.social.linkedin],
  };
}
