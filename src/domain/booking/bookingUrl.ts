import { isPlainDate, type PlainDate } from '../time/plainDate';
import { type Stay, stayProblem } from '../stay/stay';
import { maximumPeople, minimumPeople } from './people';

export interface BookingEngine {
  /** Address of the booking engine, with or without a slash at the end. */
  readonly host: string;
  readonly hotelCode: string;
}

interface BookingSearch extends BookingEngine {
  readonly stay: Stay;
  /** Adults, 1 to 10. */
  readonly people: number;
  /** Number of children with the engine's parameter for it, where a form has that field (docs/hotel-rules.md 2.8). */
  readonly children?: { readonly parameter: string; readonly count: number };
}

/** The hotel's first page in the booking engine, where guests choose dates. */
export const bookingStart = ({ host, hotelCode }: BookingEngine): string => `${host.replace(/\/$/, '')}/hotel/${encodeURIComponent(hotelCode)}`;

/**
 * The link of a search to the booking engine: `{host}/hotel/{code}?CheckIn=DDMMYYYY&CheckOut=DDMMYYYY&ad=N`, exactly these parameters in this order (docs/hotel-rules.md 2.7).
 * @throws RangeError when a date is empty, check-out is not after check-in, or a number of guests is out of range
 */
export function bookingUrl({ host, hotelCode, stay: { checkIn, checkOut }, people, children }: BookingSearch): string {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) throw new RangeError('a booking needs both dates');
  if (checkOut <= checkIn) throw new RangeError(`check-out ${checkOut} is not after check-in ${checkIn}`);
  if (!Number.isInteger(people) || people < minimumPeople || people > maximumPeople)
    throw new RangeError(`${String(people)} people; the engine takes ${String(minimumPeople)} to ${String(maximumPeople)}`);
  if (children && !(Number.isInteger(children.count) && children.count >= 0)) throw new RangeError(`${String(children.count)} children`);
  const query = `CheckIn=${engineDate(checkIn)}&CheckOut=${engineDate(checkOut)}&ad=${String(people)}`;
  const withChildren = children ? `&${encodeURIComponent(children.parameter)}=${String(children.count)}` : '';
  return `${bookingStart({ host, hotelCode })}?${query}${withChildren}`;
}

/** The link to the booking engine for a stay that may be incomplete: its first page until both dates are chosen. @throws RangeError as `bookingUrl` */
export const bookingLink = (search: BookingSearch): string => (stayProblem(search.stay) ? bookingStart(search) : bookingUrl(search));

/** A day as the booking engine reads it: DDMMYYYY (docs/hotel-rules.md 3.3). */
export const engineDate = (date: PlainDate): string => date.split('-').reverse().join('');

/** A day in the booking engine's format, read back; null for anything else. */
export function dateOfEngine(text: string | null): PlainDate | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(text ?? '') ?? [];
  const date = [year, month, day].join('-');
  return isPlainDate(date) ? date : null;
}
