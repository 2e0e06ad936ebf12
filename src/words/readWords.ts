import type { ResourceLanguage } from 'i18next';
import { areaAddress, type AreaOnDemand } from '../domain/i18n/areasOnDemand';
import type { Language } from '../site';

/** Milliseconds until a read that gets no answer counts as failed. */
const patience = 8000;

/** Where the words of an area are, as they are published. */
const wordsAddress = (language: Language, area: AreaOnDemand): string => areaAddress({ language, area, version: process.env.WORDS_VERSION ?? '' });

/**
 * One try to read the published words of an area.
 * @throws Error when they do not come, or what comes are no words
 */
export async function readWords(language: Language, area: AreaOnDemand): Promise<ResourceLanguage> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), patience);
  try {
    const response = await fetch(wordsAddress(language, area), { signal: control.signal });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return (await response.json()) as ResourceLanguage;
  } finally {
    clearTimeout(timer);
  }
}
