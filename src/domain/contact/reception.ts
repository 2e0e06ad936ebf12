import { defaultLanguage, type Language, sourceLanguage } from '../../site';
import { formats } from '../i18n/formats';

interface ReceptionMessage {
  /** The guest's. */
  readonly language: Language;
  readonly greeting: string;
  /** What it says, in a language; what is empty is left out. */
  readonly lines: (language: Language) => readonly (readonly [label: string, text: string])[];
  /** The sentence in Portuguese that tells reception which language the guest writes. */
  readonly reception: string;
}

/** Whether a line in Portuguese for reception goes with what a guest writes: where that is the hotel's language, and not the guest's. */
export const forReception = (language: Language): boolean => (sourceLanguage as Language) === defaultLanguage && language !== defaultLanguage;

/** A message to the hotel: in the guest's language and, if reception wants it, with one line in Portuguese. */
export function messageToReception({ language, greeting, lines, reception }: ReceptionMessage): string {
  const linesIn = (target: Language): string[] => lines(target).flatMap(([label, text]) => (text ? [`${label}${formats[target].colon} ${text}`] : []));
  const message = [greeting, ...linesIn(language)].join('\n');
  if (!forReception(language)) return message;
  return `${message}\n\n${[reception, ...linesIn(sourceLanguage).map((line) => `${line}.`)].join(' ')}`;
}
