import { daysOf, offerState } from '../../../domain/offers/offerState';
import type { PlainDate } from '../../../domain/time/plainDate';
import type { Facts } from '../facts/readFacts';
import { addressData, type Thing } from './hotelData';
import { hotelCurrency } from '../../../site';

type Offer = Facts['Offer'][number];

interface OfferPlace {
  readonly url: string;
  readonly image: string;
}

/** An offer as schema.org's Offer: description with conditions, lowest price and first and last day, if content has them. */
export const offerData = (offer: Pick<Offer, 'name' | 'intro' | 'conditions' | 'priceFrom' | 'firstDay' | 'lastDay'>, { url, image }: OfferPlace): Thing => ({
  '@type': 'Offer',
  name: offer.name,
  description: [offer.intro, ...offer.conditions].join(' '),
  url,
  image,
  priceSpecification: offer.priceFrom === null ? undefined : { '@type': 'PriceSpecification', minPrice: offer.priceFrom, priceCurrency: hotelCurrency.code },
  validFrom: offer.firstDay ?? undefined,
  validThrough: offer.lastDay ?? undefined,
});

/** An event offer as schema.org's Event: the next date, if it is annual. Undefined without a first day, and once it is over. */
export function eventData(
  event: Pick<Offer, 'name' | 'intro' | 'isEvent' | 'firstDay' | 'lastDay' | 'annualDay'>,
  { url, image, hotel, address, today }: OfferPlace & { readonly hotel: Thing; readonly address: Facts['Hotel']['address']; readonly today: PlainDate },
): Thing | undefined {
  const { firstDay, lastDay } = daysOf(event, today);
  const over = offerState({ firstDay, lastDay: lastDay ?? firstDay }, today) === 'past';
  if (!event.isEvent || !firstDay || over) return undefined;
  return {
    '@type': 'Event',
    name: event.name,
    description: event.intro,
    url,
    image,
    startDate: firstDay,
    endDate: lastDay ?? firstDay,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { ...hotel, address: addressData(address) },
    organizer: hotel,
  };
}
