import fs from 'node:fs';
import type { Language } from '../../src/site';

type Words = { readonly [key: string]: string | Words };

/** A word of an area by its key, with its places filled: `say('en', 'calendar', 'label', { field: 'Check-in' })`. */
export function say(language: Language, area: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const words = JSON.parse(fs.readFileSync(`locales/${language}/${area}.json`, 'utf8')) as Words;
  const found = key.split('.').reduce<string | Words | undefined>((within, step) => (typeof within === 'object' ? within[step] : undefined), words);
  if (typeof found !== 'string') throw new Error(`No word “${key}” in ${area}.`);
  return found.replace(/{{(\w+)}}/g, (_place, name: string) => values[name] ?? '');
}

/** What the links to the languages are called: what is seen of them, then the language in full. */
export const languageLinkNames: Readonly<Record<Language, string>> = { pt: 'PT, Português', en: 'EN, English', fr: 'FR, Français' };
