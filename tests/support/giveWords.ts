import fs from 'node:fs';
import { areasOnDemand } from '../../src/domain/i18n/areasOnDemand';
import { defaultLanguage, type Language } from '../../src/site';
import { wordsIn } from '../../src/words/area';

const read = (language: Language, area: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(`locales/${language}/${area}.json`, 'utf8')) as Record<string, unknown>;

/** All words that are read on demand, as if they had been read. */
export function giveWords(language: Language): void {
  for (const area of areasOnDemand) for (const one of [language, defaultLanguage]) wordsIn(language).addResourceBundle(one, area, read(one, area));
}
