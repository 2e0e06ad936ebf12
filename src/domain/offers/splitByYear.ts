import { placeInYear } from './placeInYear';

type Dated = Parameters<typeof placeInYear>[0];

/** Parts offers into those with a place in the year, in its order, and those that are there all year, in the order given. */
export function splitByYear<Offer extends Dated>(offers: readonly Offer[]): { readonly dated: Offer[]; readonly always: Offer[] } {
  const start = (offer: Offer): number => placeInYear(offer)?.from ?? 0;
  return {
    dated: offers.filter((offer) => placeInYear(offer)).sort((a, b) => start(a) - start(b)),
    always: offers.filter((offer) => !placeInYear(offer)),
  };
}
