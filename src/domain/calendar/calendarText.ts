import type { Language } from '../../site';
import { timeOfMinutes } from '../time/timeOfDay';
import { formatTime } from '../i18n/formatTime';
import { wallClock, type Zone } from '../time/clock';
import { formatDate } from '../time/plainDate';
import type { CalendarEntry } from './calendarFile';

/** Calendar entries as plain text, for a calendar that does not open the file: title, times in the zone, place, description. */
export function calendarText(entries: readonly CalendarEntry[], { zone, language }: { readonly zone: Zone; readonly language: Language }): string {
  const written = (instant: Date): string => {
    const { date, minutes } = wallClock(instant, zone);
    return `${formatDate(date)}, ${formatTime(timeOfMinutes(minutes), language)}`;
  };
  return entries
    .map(({ summary, start, end, location, description }) =>
      [summary, [start, end].flatMap((instant) => (instant ? [written(instant)] : [])).join(' – '), location, description].filter(Boolean).join('\n'),
    )
    .join('\n\n\n');
}
