import { isAhead, type PlaceHours } from '../../domain/hours/hoursOn';
import { formatDayRange } from '../../domain/i18n/formatDay';
import { formatWeekdays } from '../../domain/i18n/formatWeekdays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { localizedPath } from '../../domain/i18n/localizedPath';
import type { PlainDate } from '../../domain/time/plainDate';
import { environment } from '../../environment';
import { defaultLanguage, languageNames, languages, type Language } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { publishedPages } from './facts/publishedPages';

const { siteUrl } = environment();

/** The summary is the description of the home page; this file is in English. */
const summaryLanguage = 'en' satisfies Language;

/** What replaces the regular hours of a place on some days, one line each. */
function changesOfHours({ name, seasons, exceptions }: PlaceHours & { readonly name: string }, today: PlainDate): string[] {
  const range = (times: { readonly opens: string; readonly closes: string }) => formatTimeRange(times, summaryLanguage);
  return [
    ...(seasons ?? []).map((season) => ({ ...season, texts: season.hours.map((one) => `${formatWeekdays(one.days, summaryLanguage)} ${range(one)}`) })),
    ...(exceptions ?? [])
      .filter((one) => isAhead(one, today))
      .map((one) => ({ ...one, texts: [...(one.closed ? ['closed'] : (one.hours ?? []).map(range)), ...(one.note ? [one.note] : [])] })),
  ].map((one) => `- ${name}, ${formatDayRange(one, today, summaryLanguage)}: ${one.texts.join(', ')}`);
}

/** For language models, in the format of llmstxt.org. @param today the day of the build at the hotel */
export function llmsFile(all: AllFacts, today: PlainDate): string {
  const { Hotel: hotel, StayRules: stay, Restaurant, Bar, Meal, Facility } = all[summaryLanguage];
  const pagesIn = (language: Language) => publishedPages(all[language], language);
  const summary = pagesIn(summaryLanguage).find(({ path }) => path === '/')?.description ?? '';
  const link = (name: string, address: string, text: string) => `- [${name}](${siteUrl}${address}): ${text}`;
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
      ...Facility.flatMap(({ name, minimumAge }) => (minimumAge === null ? [] : [`- ${name}: for guests aged ${minimumAge} and over`])),
      ...[...Restaurant, ...Bar, ...Meal, ...Facility].flatMap((place) => changesOfHours(place, today)),
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
