import { wholeNumber } from '../pages/query';

/** Maximum guests in a request, more than any hotel's capacity. */
export const maximumGuests = 9999;

/** A whole number, with or without thousands separators, and its noun. */
const guestsAsWritten =
  /^\s*(\d+|\d{1,3}(?:[.,'’\s]\d{3})+)\s*(?:pessoas?|convidad[ao]s?|hóspedes?|pax|people|persons?|guests?|personnes?|invitée?s?|convives?)?\s*$/i;

/** The number of guests as a visitor writes it ("80", "1.200", "1 200 personnes", full-width "８０"); null if there is other text. */
export function parseGuests(written: string): number | null {
  const [, number] = guestsAsWritten.exec(written.normalize('NFKC')) ?? [];
  return wholeNumber(number?.replace(/\D/g, ''), { from: 1, to: maximumGuests });
}
