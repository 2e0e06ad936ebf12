import type { ResourceLanguage, i18n } from 'i18next';
import type { AreaOnDemand } from '../domain/i18n/areasOnDemand';
import { defaultLanguage, type Language } from '../site';
import { createWords } from './createWords';
import { readWords } from './readWords';

/** Milliseconds that a visitor waits for the words of the page's language before Portuguese serves, until they come after all. */
const patience = 1000;

/** An area of words, with the Portuguese text that is bundled: beside what shows it, or in a file of its own. */
export interface Area<Name extends AreaOnDemand> {
  readonly name: Name;
  readonly portuguese: ResourceLanguage | (() => Promise<{ readonly default: ResourceLanguage }>);
}

const instances = new Map<Language, i18n>();

/** The words of a language, from all areas that were read since the page was loaded. */
export function wordsIn(language: Language): i18n {
  const words = instances.get(language) ?? createWords({ language, read: readWords });
  instances.set(language, words);
  return words;
}

/** Whether an area has words to show, in the language or in Portuguese. */
export const serves = ({ name }: Area<AreaOnDemand>, language: Language): boolean =>
  [language, defaultLanguage].some((one) => wordsIn(language).hasResourceBundle(one, name));

async function portugueseOf({ portuguese }: Area<AreaOnDemand>): Promise<ResourceLanguage | undefined> {
  try {
    return typeof portuguese === 'function' ? (await portuguese()).default : portuguese;
  } catch {
    // it is published like every other language: then it is read from there
    return undefined;
  }
}

/**
 * Reads an area, unless it has been read.
 * @returns whether it serves: after 1 s Portuguese stands in for a language that is not there yet, or never comes
 */
export async function serve(area: Area<AreaOnDemand>, language: Language): Promise<boolean> {
  const words = wordsIn(language);
  const portuguese = await portugueseOf(area);
  if (portuguese && !words.hasResourceBundle(defaultLanguage, area.name)) words.addResourceBundle(defaultLanguage, area.name, portuguese);
  const reading = words.loadNamespaces(area.name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await (portuguese ? Promise.race([reading, new Promise((resolve) => (timer = setTimeout(resolve, patience)))]) : reading);
  clearTimeout(timer);
  const served = serves(area, language);
  // what has failed is not read again; another visit to it starts afresh
  if (!served) instances.delete(language);
  return served;
}
