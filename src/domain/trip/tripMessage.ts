import { defaultLanguage, type Language } from '../../site';
import { describeStay } from '../stay/describeStay';
import { formatDate, type PlainDate } from '../stay/plainDate';
import type { TripStay } from './trip';

interface TripMessageWords {
  readonly greeting: string;
  readonly stay: string;
  readonly rooms: string;
  readonly halls: string;
  readonly pictures: string;
  /** The plan of a day, DD/MM/YYYY, or of no day yet. */
  readonly plan: (day: string | null) => string;
  readonly dates: (checkIn: string, checkOut: string, length: string) => string;
  readonly people: (count: number) => string;
  /** Stands between a label and what it labels. */
  readonly colon: string;
}

const narrowSpace = '\u202f';

/** What the message of a trip is made of, by language. */
export const tripMessageWords: Readonly<Record<Language, TripMessageWords>> = {
  pt: {
    greeting: 'Olá. Estou planejando minha viagem e gostaria de confirmar com vocês:',
    stay: 'Estadia',
    rooms: 'Quartos',
    halls: 'Espaços para eventos',
    pictures: 'Fotos de que gostei',
    plan: (day) => (day ? `Plano para ${day}` : 'Plano para um dia'),
    dates: (checkIn, checkOut, length) => `de ${checkIn} a ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 pessoa' : `${String(count)} pessoas`),
    colon: ':',
  },
  en: {
    greeting: 'Hello. I am planning my trip and would like to check with you:',
    stay: 'Stay',
    rooms: 'Rooms',
    halls: 'Event spaces',
    pictures: 'Pictures I liked',
    plan: (day) => (day ? `Plan for ${day}` : 'Plan for a day'),
    dates: (checkIn, checkOut, length) => `from ${checkIn} to ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 person' : `${String(count)} people`),
    colon: ':',
  },
  fr: {
    greeting: `Bonjour. Je prépare mon voyage et j’aimerais voir avec vous${narrowSpace}:`,
    stay: 'Séjour',
    rooms: 'Chambres',
    halls: 'Espaces pour événements',
    pictures: 'Photos qui me plaisent',
    plan: (day) => (day ? `Programme du ${day}` : 'Programme d’une journée'),
    dates: (checkIn, checkOut, length) => `du ${checkIn} au ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 personne' : `${String(count)} personnes`),
    colon: `${narrowSpace}:`,
  },
};

/** How reception is told which language the guest writes, in Portuguese. */
export const guestLanguages: Readonly<Record<Language, string>> = { pt: 'português', en: 'inglês', fr: 'francês' };

/** What is kept, by the names it has in one language. */
export interface TripNames {
  readonly rooms: readonly string[];
  readonly halls: readonly {
    readonly name: string;
    /** Guests and how the hall is set, in words such as "em jantar com palco"; null where the guest asked nothing. */
    readonly question: { readonly guests: number; readonly setting: string } | null;
  }[];
  readonly pictures: readonly string[];
  readonly places: readonly string[];
}

interface TripToTell {
  readonly language: Language;
  /** In the guest's language. */
  readonly names: TripNames;
  /** In Portuguese, for reception. */
  readonly portuguese: TripNames;
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

type Told = Pick<TripToTell, 'day' | 'stay'> & { readonly names: TripNames; readonly language: Language };

/** Stay, rooms, halls, plan and pictures, one text each; what is not there is left out. */
function linesOf({ names, day, stay, language }: Told): string[] {
  const words = tripMessageWords[language];
  const line = (label: string, parts: readonly string[]): string[] => (parts.length > 0 ? [`${label}${words.colon} ${parts.join(', ')}`] : []);
  const halls = names.halls.map(({ name, question }) => (question ? `${name} (${words.people(question.guests)} ${question.setting})` : name));
  const dates = stay ? [words.dates(formatDate(stay.checkIn), formatDate(stay.checkOut), describeStay({ stay, language })), words.people(stay.people)] : [];
  return [
    ...line(words.stay, dates),
    ...line(words.rooms, names.rooms),
    ...line(words.halls, halls),
    ...line(words.plan(day && formatDate(day)), names.places),
    ...line(words.pictures, names.pictures),
  ];
}

/**
 * The message that takes a trip to the hotel: in the guest's language, and, where that is not Portuguese, one line in Portuguese for reception.
 */
export function composeTripMessage({ language, names, portuguese, day, stay }: TripToTell): string {
  const { greeting } = tripMessageWords[language];
  const told = linesOf({ names, day, stay, language });
  const forReception =
    language === defaultLanguage
      ? []
      : [
          [
            `Para a recepção: hóspede escreve em ${guestLanguages[language]}.`,
            ...linesOf({ names: portuguese, day, stay, language: defaultLanguage }).map((line) => `${line}.`),
          ].join(' '),
        ];
  return [[greeting, ...told].join('\n'), ...forReception].join('\n\n');
}
