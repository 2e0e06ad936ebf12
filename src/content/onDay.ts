import { shownDay } from '../domain/i18n/brazilianDay';
import { hoursOn } from '../domain/hours/hoursOn';
import { formatDay } from '../domain/i18n/formatDay';
import { formatTimeRange } from '../domain/i18n/formatTime';
import { isPlainDate, type PlainDate } from '../domain/time/plainDate';
import { defaultLanguage } from '../site';
import type { Json } from './json';
import type { KindName } from './kinds';
import { placeSchema } from './kinds/place';

// The desk's descriptions of a day, in Portuguese.

/** Why the site does not show a notice or an announcement on a day, in Portuguese; undefined if it does. @param data may be invalid */
export function absenceOn(day: PlainDate, kind: KindName, data: Readonly<Record<string, unknown>>): string | undefined {
  if (kind !== 'Notice' && kind !== 'Announcement') return undefined;
  const ends = kind === 'Notice' ? [data.from, data.until] : [data.firstDay, data.lastDay];
  const [first = '', last = ''] = ends.map((end) => (typeof end === 'string' ? end.slice(0, 10) : ''));
  if (!(first && day < first) && !(last && last < day)) return undefined;
  const days = [first && `a partir de ${shownDay(first)}`, last && `até ${shownDay(last)}`].filter(Boolean).join(', ');
  return `Em ${shownDay(day)} não aparece no site, só ${days}: escolha um destes dias em “No dia”.`;
}

/** The schema of the fields that decide the hours of a place. */
export const hoursSchema = placeSchema.pick({ hours: true, seasons: true, exceptions: true }).strip();

/** The hours that the site shows for a day, by its rule. @param place may be invalid */
export function hoursSaid(day: string, place: Json | undefined): string {
  const { data } = hoursSchema.safeParse(place);
  if (!data || !isPlainDate(day)) return 'Os horários ou o dia ainda não estão completos.';
  const { hours, closed, exception } = hoursOn({ ...data, exceptions: data.exceptions?.map(({ note, ...one }) => ({ ...one, note: note?.pt })) }, day);
  const said = closed ? 'fechado' : hours.map((one) => formatTimeRange(one, defaultLanguage)).join(', ') || 'o site não diz nada';
  return `Em ${formatDay(day, defaultLanguage)}: ${said}${exception?.note ? ` (${exception.note})` : ''}`;
}
