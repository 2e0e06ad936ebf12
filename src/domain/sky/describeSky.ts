import type { Language } from '../../site';
import { formatTime } from '../i18n/formatTime';
import type { Zone } from '../stay/clock';
import { addDays, formatDate, nightsBetween } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { moonOf, type MoonPhase, type SkyPlace, type SunTimes, sunOf } from './sky';

/** The texts of the description in one language, with their placeholders in double braces. */
export interface SkyTexts {
  /** The first evening's sunset and the next morning's sunrise: `sunset`, `sunrise`. */
  readonly sun: string;
  /** A rounded time: `time`. */
  readonly about: string;
  /** An exact time: `time`. */
  readonly at: string;
  /** The moon of the first night: `moon`, and `later`, which may be empty. */
  readonly firstNight: string;
  readonly phases: Readonly<Record<MoonPhase, string>>;
  /** New or full moon on a later day: `date`. */
  readonly later: Readonly<Record<'new' | 'full', string>>;
}

/** Nights after which the moon has gone through all its phases. */
const nightsOfMoon = 30;

interface StaySky {
  readonly stay: Stay;
  /** The place for the sun's times; null leaves the sun out. */
  readonly place: SkyPlace | null;
  /** The hotel's zone. */
  readonly zone: Zone;
  readonly language: Language;
  readonly texts: SkyTexts;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string => text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

/**
 * Sun and moon of a stay in two sentences: its first sunset and sunrise, then the moon of its first night and the next full or new moon within the stay.
 * Empty where a date is missing or there is no night.
 */
export function describeSky({ stay: { checkIn, checkOut }, place, zone, language, texts }: StaySky): string {
  if (!checkIn || !checkOut) return '';
  const nights = nightsBetween(checkIn, checkOut);
  if (!(nights >= 1)) return '';
  const timeText = (time: string, { approximate }: SunTimes): string => fill(approximate ? texts.about : texts.at, { time: formatTime(time, language) });

  const evening = place && sunOf({ date: checkIn, place, zone });
  const morning = place && sunOf({ date: addDays(checkIn, 1), place, zone });
  const sun = evening && morning && fill(texts.sun, { sunset: timeText(evening.sunset, evening), sunrise: timeText(morning.sunrise, morning) });

  const laterNights = Array.from({ length: Math.min(nights, nightsOfMoon) - 1 }, (_, index) => addDays(checkIn, index + 1));
  let later = '';
  for (const date of laterNights) {
    const { phase } = moonOf({ date, zone });
    if (phase !== 'new' && phase !== 'full') continue;
    later = fill(texts.later[phase], { date: formatDate(date) });
    break;
  }
  const moon = fill(texts.firstNight, { moon: texts.phases[moonOf({ date: checkIn, zone }).phase], later });
  return [sun, moon].filter(Boolean).join(' ');
}
