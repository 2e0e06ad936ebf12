import { defaultLanguage, type Language } from '../../site';
import { formatStay } from '../i18n/formatStay';
import { peopleIn } from '../party/party';
import { formatDate, type PlainDate } from '../time/plainDate';
import type { TripStay } from './trip';

/** The texts of the message in one language. */
export interface TripMessageTexts {
  readonly greeting: string;
  readonly stay: string;
  readonly rooms: string;
  readonly pictures: string;
  /** The label of the plan for a day, DD/MM/YYYY; null while no day is chosen. */
  readonly plan: (day: string | null) => string;
  readonly dates: (stay: { readonly checkIn: string; readonly checkOut: string; readonly length: string }) => string;
  readonly people: (count: number) => string;
  /** The colon after a label, with a narrow space before it in French. */
  readonly colon: string;
}

/** The names of what a trip holds, in one language. */
export interface TripNames {
  readonly rooms: readonly string[];
  readonly pictures: readonly string[];
  readonly places: readonly string[];
}

interface InLanguage {
  readonly texts: TripMessageTexts;
  readonly names: TripNames;
}

interface TripMessage {
  readonly language: Language;
  /** In the guest's language. */
  readonly own: InLanguage;
  /** In Portuguese, for reception. */
  readonly portuguese: InLanguage;
  /** The sentence in Portuguese that tells reception which language the guest writes. */
  readonly reception: string;
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

/** One line each for stay, rooms, plan and pictures; those that are empty are left out. */
function linesOf({ texts, names }: InLanguage, { day, stay }: Pick<TripMessage, 'day' | 'stay'>, language: Language): string[] {
  const line = (label: string, parts: readonly string[]): string[] => (parts.length > 0 ? [`${label}${texts.colon} ${parts.join(', ')}`] : []);
  const dates = stay && texts.dates({ checkIn: formatDate(stay.checkIn), checkOut: formatDate(stay.checkOut), length: formatStay({ stay, language }) });
  return [
    ...line(texts.stay, stay && dates ? [dates, texts.people(peopleIn(stay))] : []),
    ...line(texts.rooms, names.rooms),
    ...line(texts.plan(day && formatDate(day)), names.places),
    ...line(texts.pictures, names.pictures),
  ];
}

/** The message that sends a trip to the hotel: in the guest's language and, unless that is Portuguese, with one line in Portuguese for reception. */
export function composeTripMessage({ language, own, portuguese, reception, day, stay }: TripMessage): string {
  const message = [own.texts.greeting, ...linesOf(own, { day, stay }, language)].join('\n');
  if (language === defaultLanguage) return message;
  const forReception = linesOf(portuguese, { day, stay }, defaultLanguage).map((line) => `${line}.`);
  return `${message}\n\n${[reception, ...forReception].join(' ')}`;
}
