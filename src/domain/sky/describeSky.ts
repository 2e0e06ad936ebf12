import type { Language } from '../../site';
import { noBreakSpace } from '../i18n/formatNumber';
import { formatTime } from '../i18n/formatTime';
import { addDays, formatDate, nightsBetween } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { moonOf, type MoonPhase, type SkyPlace, type SunTimes, sunOf } from './sky';

interface Words {
  /** The sun of the first evening and of the morning after it. */
  readonly sun: (times: { readonly sunset: string; readonly sunrise: string }) => string;
  readonly about: (time: string) => string;
  readonly at: (time: string) => string;
  readonly firstNight: string;
  readonly phases: Readonly<Record<MoonPhase, string>>;
  /** New or full on a later day. */
  readonly later: Readonly<Record<'new' | 'full', (date: string) => string>>;
}

const words: Readonly<Record<Language, Words>> = {
  pt: {
    sun: ({ sunset, sunrise }) => `Seu primeiro pôr do sol será ${sunset}; o primeiro nascer do sol, ${sunrise}.`,
    about: (time) => `por volta das ${time}`,
    at: (time) => `às ${time}`,
    firstNight: 'Na primeira noite, ',
    phases: {
      new: 'lua nova',
      waxingCrescent: 'lua crescente',
      firstQuarter: 'lua em quarto crescente',
      waxingGibbous: 'lua crescente gibosa',
      full: 'lua cheia',
      waningGibbous: 'lua minguante gibosa',
      lastQuarter: 'lua em quarto minguante',
      waningCrescent: 'lua minguante',
    },
    later: { new: (date) => `; nova em ${date}`, full: (date) => `; cheia em ${date}` },
  },
  en: {
    sun: ({ sunset, sunrise }) => `Your first sunset is ${sunset}; your first sunrise, ${sunrise}.`,
    about: (time) => `about ${time}`,
    at: (time) => `at ${time}`,
    firstNight: 'On your first night, ',
    phases: {
      new: 'a new moon',
      waxingCrescent: 'a waxing crescent moon',
      firstQuarter: 'a first-quarter moon',
      waxingGibbous: 'a waxing gibbous moon',
      full: 'a full moon',
      waningGibbous: 'a waning gibbous moon',
      lastQuarter: 'a last-quarter moon',
      waningCrescent: 'a waning crescent moon',
    },
    later: { new: (date) => `; new on ${date}`, full: (date) => `; full on ${date}` },
  },
  fr: {
    sun: ({ sunset, sunrise }) => `Votre premier coucher de soleil sera ${sunset}${noBreakSpace}; le premier lever, ${sunrise}.`,
    about: (time) => `vers ${time}`,
    at: (time) => `à ${time}`,
    firstNight: 'La première nuit, ',
    phases: {
      new: 'nouvelle lune',
      waxingCrescent: 'premier croissant de lune',
      firstQuarter: 'premier quartier de lune',
      waxingGibbous: 'lune gibbeuse croissante',
      full: 'pleine lune',
      waningGibbous: 'lune gibbeuse décroissante',
      lastQuarter: 'dernier quartier de lune',
      waningCrescent: 'dernier croissant de lune',
    },
    later: { new: (date) => `${noBreakSpace}; nouvelle le ${date}`, full: (date) => `${noBreakSpace}; pleine le ${date}` },
  },
};

/** Nights after which the moon has been through all its phases. */
const nightsOfMoon = 30;

interface StaySkyAsked {
  readonly stay: Stay;
  /** Where the sun is worked out; null leaves it out. */
  readonly place: SkyPlace | null;
  /** IANA name of the hotel's zone. */
  readonly zone: string;
  readonly language: Language;
}

/**
 * The sky of a stay in two sentences: its first sunset and its first sunrise, then the moon of its first night and when it is next full or new within the stay.
 * Empty where a date is missing or no night lies between them.
 */
export function describeSky({ stay: { checkIn, checkOut }, place, zone, language }: StaySkyAsked): string {
  if (!checkIn || !checkOut) return '';
  const nights = nightsBetween(checkIn, checkOut);
  if (!(nights >= 1)) return '';
  const { sun, about, at, firstNight, phases, later } = words[language];
  const said = (time: string, { about: rounded }: SunTimes): string => (rounded ? about : at)(formatTime(time, language));

  const evening = place && sunOf({ date: checkIn, place, zone });
  const morning = place && sunOf({ date: addDays(checkIn, 1), place, zone });
  const sunWords = evening && morning && sun({ sunset: said(evening.sunset, evening), sunrise: said(morning.sunrise, morning) });

  const laterNights = Array.from({ length: Math.min(nights, nightsOfMoon) - 1 }, (_, index) => addDays(checkIn, index + 1));
  let laterWords = '';
  for (const date of laterNights) {
    const { phase } = moonOf({ date, zone });
    if (phase !== 'new' && phase !== 'full') continue;
    laterWords = later[phase](formatDate(date));
    break;
  }
  return [sunWords, `${firstNight}${phases[moonOf({ date: checkIn, zone }).phase]}${laterWords}.`].filter(Boolean).join(' ');
}
