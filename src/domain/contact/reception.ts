import { defaultLanguage, type Language, sourceLanguage } from '../../site';
import { formats } from '../i18n/formats';

interface ReceptionMessage {
  readonly language: Language;
  readonly greeting: string;
  /** Its lines in a language; empty texts are omitted. */
  readonly lines: (language: Language) => readonly (readonly [label: string, text: string])[];
  /** The Portuguese sentence that names the guest's language for reception. */
  readonly reception: string;
}

/** Whether a guest's message gets a Portuguese line for reception: if that is the hotel's language, and not the guest's. */
export const forReception = (language: Language): boolean => (sourceLanguage as Language) === defaultLanguage && language !== defaultLanguage;

/** A message to the hotel in the guest's language, with one Portuguese line if reception needs it. */
export function messageToReception({ language, greeting, lines, reception }: ReceptionMessage): string {
  const linesIn = (target: Language): string[] => lines(target).flatMap(([label, text]) => (text ? [`${label}${formats[target].colon} ${text}`] : []));
  const message = [greeting, ...linesIn(language)].join('\n');
  if (!forReception(language)) return message;
  return `${message}\n\n${[reception, ...linesIn(sourceLanguage).map((line) => `${line}.`)].join(' ')}`;
}
