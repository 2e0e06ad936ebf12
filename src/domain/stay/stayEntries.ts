import type { CalendarEntry } from '../calendar/calendarFile';
import { type CancellationTerms, freeCancellationUntil, termsOn } from './cancellation';
import { hotelToday, instantAt, type Zone } from '../time/clock';
import type { PlainDate } from '../time/plainDate';

type EntryTexts = Pick<CalendarEntry, 'summary' | 'description'>;

interface StayToSave {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** From `content/stay-rules.json`: HH:MM in the hotel's zone, and the terms of cancellation, of which those of today count. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string; readonly cancellation: readonly CancellationTerms[] };
  /** The hotel's zone. */
  readonly zone: Zone;
  readonly now: Date;
  readonly messages: { readonly stay: EntryTexts; readonly refundDeadline: EntryTexts; readonly location: string };
  /** The site's domain, which makes the UIDs of the entries globally unique. */
  readonly domain: string;
}

/**
 * The calendar entries of a stay: from check-in time to check-out time, and the last moment at which a cancellation is refunded, unless it has passed
 * (docs/hotel-rules.md 4.7).
 * @throws RangeError for an invalid day, time or zone
 */
export function stayEntries({ checkIn, checkOut, rules, zone, now, messages, domain }: StayToSave): CalendarEntry[] {
  const { location } = messages;
  const { hours } = termsOn(rules.cancellation, hotelToday(now, zone));
  const refundDeadline = freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours, zone });
  const stay: CalendarEntry = {
    uid: `stay-${checkIn}-${checkOut}@${domain}`,
    start: instantAt({ date: checkIn, time: rules.checkIn, zone }),
    end: instantAt({ date: checkOut, time: rules.checkOut, zone }),
    location,
    ...messages.stay,
  };
  return refundDeadline < now
    ? [stay]
    : [stay, { uid: `refund-${checkIn}-${checkOut}@${domain}`, start: refundDeadline, location, ...messages.refundDeadline }];
}
