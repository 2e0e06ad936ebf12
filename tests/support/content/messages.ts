import { readMessages } from '../../../src/gatsby/schema/locales';
import { byLanguage, languageNames, type Language } from '../../../src/site';

type Messages = { readonly [key: string]: string | Messages };

/** The words of a namespace as the site shows them: Portuguese where the language has none. */
export const messagesOf = <Namespace = Readonly<Record<string, string>>>(language: Language, namespace: string): Namespace =>
  readMessages(language, namespace) as Namespace;

/** A text of a namespace by its key, with its placeholders filled: `say('en', 'calendar', 'label', { field: 'Check-in' })`. */
export function say(language: Language, namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const messages = messagesOf<Messages>(language, namespace);
  const found = key.split('.').reduce<string | Messages | undefined>((within, step) => (typeof within === 'object' ? within[step] : undefined), messages);
  if (typeof found !== 'string') throw new Error(`No word “${key}” in ${namespace}.`);
  return found.replace(/{{(\w+)}}/g, (_place, name: string) => values[name] ?? '');
}

/** Accessible names of the language links: the visible code, then the language's own name. */
export const languageLinkNames = byLanguage((language) => `${language.toUpperCase()}, ${languageNames[language]}`);
