import { maximumGuests } from '../events/capacityQuestion';
import { wholeNumber } from '../pages/query';

/** How many people a visitor writes, with or without a sign between thousands ("80", "1.200", "1 200"); null where it is no such number. */
export function parseGuests(written: string): number | null {
  const digits = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written;
  return wholeNumber(digits, { from: 1, to: maximumGuests });
}
