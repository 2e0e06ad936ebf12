import portuguese from '../../../locales/pt/agenda.json';
import { calendarFile } from '../../domain/calendar/calendarFile';
import { calendarText } from '../../domain/calendar/calendarText';
import { slugify } from '../../domain/i18n/slugify';
import type { PlainDate } from '../../domain/time/plainDate';
import { stayEntries } from '../../domain/stay/stayEntries';
import { hotelZone } from '../../browser/hotelZone';
import { hotelClock } from '../../browser/hotelClock';
import { settings } from '../../browser/settings';
import type { Language } from '../../site';
import { loadNamespace, type Namespace } from '../../i18n/namespaces';
import { messagesOf } from '../../i18n/useMessages';
import { describeSky, namespaces as textOfSky } from '../sky/SunAndMoon';

const namespaces: readonly Namespace[] = [{ name: 'agenda', portuguese }, ...textOfSky];

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

/** Asks the browser to download a stay as an .ics file; it never says whether it did. @returns the same in plain text, to be copied */
export async function saveStay({ checkIn, checkOut, rules, hotel, language }: StayToSave): Promise<string> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(namespace, language)));
  const t = messagesOf('agenda', language);
  const textOf = (slug: string): string => rules.rules.find((rule) => rule.slug === slug)?.text ?? '';
  const { street, locality, region } = hotel.address;
  const now = hotelClock();
  const sky = describeSky({ stay: { checkIn, checkOut }, hotel, language, t: messagesOf('sky', language) });
  const entries = stayEntries({
    checkIn,
    checkOut,
    rules,
    zone: hotelZone,
    now,
    messages: {
      stay: { summary: `${hotel.name} · ${t('agenda:stay')}`, description: [t('agenda:plan'), sky, textOf('stay')].join('\n\n') },
      refundDeadline: { summary: `${hotel.name} · ${t('agenda:refundDeadline')}`, description: textOf('cancellation') },
      location: [hotel.name, street, locality, region].join(', '),
    },
    domain: new URL(settings.siteUrl).hostname,
  });
  const blob = new Blob([calendarFile({ entries, made: now, product: hotel.name })], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${slugify([t('agenda:file'), hotel.name, checkIn].join(' '))}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longEnough);
  return calendarText(entries, { zone: hotelZone, language });
}
