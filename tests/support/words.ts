import fs from 'node:fs';
import type { Language } from '../../src/site';

type Words = { readonly [key: string]: string | Words };

/** A word of a namespace by its key, with its places filled: `say('en', 'calendar', 'label', { field: 'Check-in' })`. */
export function say(language: Language, namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const words = JSON.parse(fs.readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Words;
  const found = key.split('.').reduce<string | Words | undefined>((within, step) => (typeof within === 'object' ? within[step] : undefined), words);
  if (typeof found !== 'string') throw new Error(`No word “${key}” in ${namespace}.`);
  return found.replace(/{{(\w+)}}/g, (_place, name: string) => values[name] ?? '');
}

/** What the links to the languages are called: what is seen of them, then the language in full. */
export const languageLinkNames: Readonly<Record<Language, string>> = { pt: 'PT, Português', en: 'EN, English', fr: 'FR, Français' };
