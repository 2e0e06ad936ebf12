import { localizedPath } from '../../domain/i18n/localizedPath';
import { environment } from '../../environment';
import { defaultLanguage, languageNames, languages, type Language } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { publishedPages } from './facts/publishedPages';

const { siteUrl } = environment();

/** The summary is the description of the home page; this file is in English. */
const summaryLanguage = 'en' satisfies Language;

/**
 * The content of `/llms.txt`, for language models that answer questions about the hotel, in the format of llmstxt.org: name, summary, how to read the site,
 * contacts and rules of a stay, and every page in each language.
 */
export function llmsFile(all: AllFacts): string {
  const { Hotel: hotel, StayRules: stay } = all[summaryLanguage];
  const pagesIn = (language: Language) => publishedPages(all[language], language);
  const summary = pagesIn(summaryLanguage).find(({ path }) => path === '/')?.description ?? '';
  const link = (name: string, address: string, words: string) => `- [${name}](${siteUrl}${address}): ${words}`;
  const { street, locality, region, country } = hotel.address;
  return [
    `# ${all[defaultLanguage].Hotel.name}`,
    `> ${summary}`,
    `What the hotel has not stated is left out on the pages: it is not to be guessed. Prices depend on dates and availability, and are told by the booking engine. Times are those of ${hotel.timeZone}. Each page has its facts as structured data, by schema.org.`,
    [
      `- Telephone: ${hotel.phone}`,
      `- WhatsApp: ${hotel.whatsapp}`,
      `- E-mail: ${hotel.email}`,
      `- Address: ${[street, locality, region, country].join(', ')}`,
      ...stay.rules.map(({ title, text }) => `- ${title}: ${text}`),
      `- Spa: for guests aged ${stay.spaMinimumAge} and over`,
    ].join('\n'),
    `## Index\n\n${link('Sitemap', '/sitemap.xml', 'every page with its languages and pictures')}`,
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
