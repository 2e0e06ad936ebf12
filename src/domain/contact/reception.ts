import { defaultLanguage, type Language } from '../../site';
import { formats } from '../i18n/formats';

interface ReceptionMessage {
  /** The guest's. */
  readonly language: Language;
  readonly greeting: string;
  /** What it says, in a language; what is empty is left out. */
  readonly lines: (language: Language) => readonly (readonly [label: string, words: string])[];
  /** The sentence in Portuguese that tells reception which language the guest writes. */
  readonly reception: string;
}

/** A message to the hotel: in the guest's language and, unless that is Portuguese, with one line in Portuguese for reception. */
export function messageToReception({ language, greeting, lines, reception }: ReceptionMessage): string {
  const linesIn = (target: Language): string[] => lines(target).flatMap(([label, words]) => (words ? [`${label}${formats[target].colon} ${words}`] : []));
  const message = [greeting, ...linesIn(language)].join('\n');
  if (language === defaultLanguage) return message;
  return `${message}\n\n${[reception, ...linesIn(defaultLanguage).map((line) => `${line}.`)].join(' ')}`;
}
