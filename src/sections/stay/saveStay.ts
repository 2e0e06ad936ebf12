import en from '../../../locales/en/agenda.json';
import fr from '../../../locales/fr/agenda.json';
import pt from '../../../locales/pt/agenda.json';
import { calendarFile } from '../../domain/calendar/calendarFile';
import { slugify } from '../../domain/i18n/slugify';
import type { PlainDate } from '../../domain/stay/plainDate';
import { stayEntries } from '../../domain/stay/stayEntries';
import { hotelZone } from '../../browser/hotelZone';
import { hotelClock } from '../../browser/hotelClock';
import { type Language, siteUrl } from '../../site';
import { describeSky } from './SunAndMoon';

/** The texts of the file, which are part of this lazily loaded chunk. */
const words: Readonly<Record<Language, typeof pt>> = { pt, en, fr };

/** Milliseconds after which the object URL is revoked. */
const longEnough = 60_000;

export interface HotelToVisit extends Queries.HotelCoordinatesFragment {
  readonly name: string;
  readonly address: { readonly street: string; readonly locality: string; readonly region: string };
}

interface StayToSave {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly rules: Queries.AddToCalendarFragment;
  readonly hotel: HotelToVisit;
  readonly language: Language;
}

/** Downloads a stay as an .ics file, with sun and moon and the cancellation deadline, in the words of `content/stay-rules.json`. */
export function saveStay({ checkIn, checkOut, rules, hotel, language }: StayToSave): void {
  const { stay, plan, lastMoment, file } = words[language];
  const textOf = (slug: string): string => rules.rules.find((rule) => rule.slug === slug)?.text ?? '';
  const { street, locality, region } = hotel.address;
  const now = hotelClock();
  const sky = describeSky({ stay: { checkIn, checkOut }, hotel, language });
  const entries = stayEntries({
    checkIn,
    checkOut,
    rules,
    zone: hotelZone,
    now,
    words: {
      stay: { summary: `${hotel.name} · ${stay}`, description: [plan, sky, textOf('stay')].join('\n\n') },
      lastMoment: { summary: `${hotel.name} · ${lastMoment}`, description: textOf('cancellation') },
      location: [hotel.name, street, locality, region].join(', '),
    },
    domain: new URL(siteUrl).hostname,
  });
  const blob = new Blob([calendarFile({ entries, made: now, product: hotel.name })], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${slugify([file, hotel.name, checkIn].join(' '))}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longEnough);
}
