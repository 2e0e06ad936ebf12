import { daysOf, isCelebration, type OfferTimes, offerState, type Period } from '../offers/offerState';
import type { PlainDate } from '../time/plainDate';
import { type Address, addressData, hotelReference, type Publication, type Thing } from './hotelData';

interface OfferFacts extends Period {
  readonly name: string;
  readonly intro: string;
  readonly conditions: readonly string[];
  /** Lowest price in reais; null where none is given. */
  readonly priceFrom: number | null;
}

/**
 * An offer as schema.org's Offer: description with conditions, lowest price and first and last day, where content has them.
 * @param url absolute URL of its page or entry
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

interface CelebrationFacts extends OfferTimes {
  readonly name: string;
  readonly intro: string;
  readonly theme: string;
}

interface EventContext extends Publication {
  /** Absolute URL of its page or entry. */
  readonly url: string;
  readonly image: string | undefined;
  readonly address: Address;
  readonly today: PlainDate;
}

/** A celebration as schema.org's Event: the next time, where it comes every year. Undefined for any other offer, without a first day, and once it is over. */
export function celebrationData(celebration: CelebrationFacts, { url, image, address, today, ...publication }: EventContext): Thing | undefined {
  const { firstDay, lastDay } = daysOf(celebration, today);
  const over = offerState({ firstDay, lastDay: lastDay ?? firstDay }, today) === 'past';
  if (!isCelebration(celebration.theme) || !firstDay || over) return undefined;
  return {
    '@type': 'Event',
    name: celebration.name,
    description: celebration.intro,
    url,
    image,
    startDate: firstDay,
    endDate: lastDay ?? firstDay,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { ...hotelReference(publication), address: addressData(address) },
    organizer: hotelReference(publication),
  };
}
