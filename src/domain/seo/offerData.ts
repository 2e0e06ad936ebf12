import { isFeast, offerState, type Period } from '../offers/offerState';
import type { PlainDate } from '../stay/plainDate';
import { type Address, addressData, hotelReference, type Publication, type Thing } from './hotelData';

interface OfferFacts extends Period {
  readonly name: string;
  readonly intro: string;
  readonly conditions: readonly string[];
  /** Lowest price in reais; null where none is given. */
  readonly priceFrom: number | null;
}

/**
 * An offer as schema.org's Offer: what it gives, with its conditions, the lowest price and the days between which it holds, where content has them.
 * @param url whole address of what the site says of it
 */
export const offerData = (offer: OfferFacts, { url, image }: { url: string; image: string | undefined }): Thing => ({
  '@type': 'Offer',
  name: offer.name,
  description: [offer.intro, ...offer.conditions].join(' '),
  url,
  image,
  priceSpecification: offer.priceFrom === null ? undefined : { '@type': 'PriceSpecification', minPrice: offer.priceFrom, priceCurrency: 'BRL' },
  validFrom: offer.firstDay ?? undefined,
  validThrough: offer.lastDay ?? undefined,
});

interface FeastFacts extends Period {
  readonly name: string;
  readonly intro: string;
  readonly mood: string;
}

interface FeastPlace extends Publication {
  /** Whole address of what the site says of it. */
  readonly url: string;
  readonly image: string | undefined;
  readonly address: Address;
  readonly today: PlainDate;
}

/** A feast as schema.org's Event. None without a first day in content, and none once it is past: an Event says when. */
export function feastData(feast: FeastFacts, { url, image, address, today, ...publication }: FeastPlace): Thing | undefined {
  const { firstDay, lastDay } = feast;
  const over = offerState({ firstDay, lastDay: lastDay ?? firstDay }, today) === 'past';
  if (!isFeast(feast.mood) || !firstDay || over) return undefined;
  return {
    '@type': 'Event',
    name: feast.name,
    description: feast.intro,
    url,
    image,
    startDate: firstDay,
    endDate: lastDay ?? firstDay,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { ...hotelReference(publication), address: addressData(address) },
    organizer: hotelReference(publication),
  };
}
