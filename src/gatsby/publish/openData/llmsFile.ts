import { localizedPath } from '../../../domain/i18n/localizedPath';
import { environment } from '../../../environment';
import { defaultLanguage, languageNames, languages, type Language } from '../../../site';
import type { AllFacts } from '../facts/readFacts';
import { publishedPages } from '../facts/publishedPages';
import { hotelFileAddress, hotelSchemaAddress } from './hotelFileSchema';

const { siteUrl } = environment();

/** The summary is the description of the home page; this file is in English. */
const summaryLanguage = 'en' satisfies Language;

/**
 * The content of `/llms.txt`, for language models that answer questions about the hotel, in the format of llmstxt.org: name, summary, how to read the site, and
 * every page in each language.
 */
export function llmsFile(all: AllFacts): string {
  const pagesIn = (language: Language) => publishedPages(all[language], language);
  const summary = pagesIn(summaryLanguage).find(({ path }) => path === '/')?.description ?? '';
  const link = (name: string, address: string, words: string) => `- [${name}](${siteUrl}${address}): ${words}`;
  return [
    `# ${all[defaultLanguage].Hotel.name}`,
    `> ${summary}`,
    'The same facts stand on the pages and in the data file. What the hotel has not stated is null there, and left out on the pages: it is not to be guessed. Prices depend on dates and availability, and are told by the booking engine.',
    `## Data\n\n${[
      link(
        'Hotel data',
        hotelFileAddress,
        'rooms, restaurants, bars, facilities, opening hours, offers with their terms, event spaces with capacities, stay rules and contacts, in every language of the site, as JSON',
      ),
      link('Its format', hotelSchemaAddress, 'the JSON Schema of the data file'),
      link('Sitemap', '/sitemap.xml', 'every page with its languages and pictures'),
    ].join('\n')}`,
    ...languages.map(
      (language) =>
        `## ${languageNames[language]}\n\n${pagesIn(language)
          .filter(({ listed }) => listed)
          .map(({ path, title, description }) => link(title, localizedPath(path, language), description))
          .join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
