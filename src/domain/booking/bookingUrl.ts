import { isPlainDate, type PlainDate } from '../time/plainDate';
import type { Stay } from '../stay/stay';
import { maximumPeople } from './people';

export interface BookingEngine {
  /** Address of the booking engine, with or without a slash at the end. */
  readonly host: string;
  readonly hotelCode: string;
}

interface BookingSearch extends BookingEngine {
  readonly stay: Stay;
  /** At least one; the engine takes no more than `maximumPeople`. */
  readonly people: number;
  /** Number of children with the engine's parameter, if a form has that field (docs/hotel-rules.md 2.8). */
  readonly children?: { readonly parameter: string; readonly count: number };
}

/** The booking engine's parameters, and the form fields for them (docs/hotel-rules.md 2.6). */
export const engineParameters = { checkIn: 'CheckIn', checkOut: 'CheckOut', people: 'ad' } as const;

/** The hotel's first page in the booking engine, where guests choose dates. */
export const bookingStart = ({ host, hotelCode }: BookingEngine): string => `${host.replace(/\/$/, '')}/hotel/${encodeURIComponent(hotelCode)}`;

/**
 * The booking engine link of a search: `{host}/hotel/{code}?CheckIn=DDMMYYYY&CheckOut=DDMMYYYY&ad=N`, exactly these parameters in this order
 * (docs/hotel-rules.md 2.7). Without a stay of at least one night, the hotel's first page there.
 */
export function bookingUrl({ stay: { checkIn, checkOut }, people, children, ...engine }: BookingSearch): string {
  if (!checkIn || !checkOut || checkOut <= checkIn) return bookingStart(engine);
  const names = engineParameters;
  const query = `${names.checkIn}=${engineDate(checkIn)}&${names.checkOut}=${engineDate(checkOut)}&${names.people}=${Math.min(people, maximumPeople)}`;
  const withChildren = children ? `&${encodeURIComponent(children.parameter)}=${children.count}` : '';
  return `${bookingStart(engine)}?${query}${withChildren}`;
}

/** A day as the booking engine reads it: DDMMYYYY (docs/hotel-rules.md 3.3). */
export const engineDate = (date: PlainDate): string => date.split('-').reverse().join('');

/** Parses a day in the booking engine's format; null for anything else. */
export function dateOfEngine(text: string | null): PlainDate | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(text ?? '') ?? [];
  const date = [year, month, day].join('-');
  return isPlainDate(date) ? date : null;
}
