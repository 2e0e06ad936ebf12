import type { Period } from '../offers/offerState';
import type { Thing } from './thing';

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
