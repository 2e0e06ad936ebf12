import fs from 'node:fs';
import { namespacesOnDemand } from '../../src/i18n/namespacesOnDemand';
import { defaultLanguage, type Language } from '../../src/site';
import { i18nOnDemand } from '../../src/i18n/namespaces';

const read = (language: Language, namespace: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Record<string, unknown>;

/** All words that are read on demand, as if they had been read. */
export function giveWords(language: Language): void {
  for (const namespace of namespacesOnDemand)
    for (const one of [language, defaultLanguage]) i18nOnDemand(language).addResourceBundle(one, namespace, read(one, namespace));
}
