import { defaultLanguage, type Language } from '../../site';
import { describeStay } from '../stay/describeStay';
import { formatDate } from '../stay/formatDate';
import type { PlainDate } from '../stay/plainDate';
import type { TripStay } from './trip';
import { guestLanguages, tripMessageWords } from './tripMessageWords';

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
  /** The page that shows the whole trip. */
  readonly address: string;
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
 * It ends with the address that shows everything.
 */
export function composeTripMessage({ language, names, portuguese, day, stay, address }: TripToTell): string {
  const { greeting, closing } = tripMessageWords[language];
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
  return [[greeting, ...told].join('\n'), ...forReception, `${closing}\n${address}`].join('\n\n');
}
