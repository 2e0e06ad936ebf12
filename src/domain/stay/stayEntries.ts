import type { CalendarEntry } from '../calendar/calendarFile';
import { freeCancellationUntil } from './cancellation';
import { instantAt } from './clock';
import type { PlainDate } from './plainDate';

type EntryWords = Pick<CalendarEntry, 'summary' | 'description'>;

interface StayToKeep {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** From `content/stay-rules.json`: HH:MM in the hotel's zone, and hours before check-in. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string; readonly cancellationHours: number };
  /** IANA name of the hotel's zone. */
  readonly zone: string;
  readonly now: Date;
  readonly words: { readonly stay: EntryWords; readonly lastMoment: EntryWords; readonly location: string };
  /** The site's domain, which makes identifiers of entries unlike those of anybody else. */
  readonly domain: string;
}

/**
 * A stay for a guest's calendar: from 15h on the day of check-in to 12h on that of check-out, and the last moment at which a cancellation is
 * refunded, unless it has passed (docs/hotel-rules.md 4.7).
 * @throws RangeError for what is not a day, a time or a zone
 */
export function stayEntries({ checkIn, checkOut, rules, zone, now, words, domain }: StayToKeep): CalendarEntry[] {
  const { location } = words;
  const lastMoment = freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours: rules.cancellationHours, zone });
  const stay: CalendarEntry = {
    uid: `stay-${checkIn}-${checkOut}@${domain}`,
    start: instantAt({ date: checkIn, time: rules.checkIn, zone }),
    end: instantAt({ date: checkOut, time: rules.checkOut, zone }),
    location,
    ...words.stay,
  };
  return lastMoment < now ? [stay] : [stay, { uid: `refund-${checkIn}-${checkOut}@${domain}`, start: lastMoment, location, ...words.lastMoment }];
}
