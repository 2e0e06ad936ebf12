import type { Language } from '../../site';
import { formatNumber, noBreakSpace } from '../i18n/formatNumber';

interface RoomWords {
  readonly name: string;
  /** Floor area in square metres. */
  readonly area: number;
  readonly occupancy: { readonly max: number };
  readonly summary: string;
  readonly description: readonly string[];
}

/** Fewest and most characters of a description in search results. */
const shortest = 50;
const longest = 170;

const titles: Readonly<Record<Language, (words: { name: string; area: string; people: number }) => string>> = {
  pt: ({ name, area, people }) => `${name}: ${area} para ${people === 1 ? '1 pessoa' : `até ${String(people)} pessoas`}`,
  en: ({ name, area, people }) => `${name}: ${area} for ${people === 1 ? '1 person' : `up to ${String(people)} people`}`,
  fr: ({ name, area, people }) => `${name}\u202f: ${area} pour ${people === 1 ? '1 personne' : `${String(people)} personnes au plus`}`,
};

/** As many whole sentences as fit; the first one cut between words where even that is too long. */
function fitting(text: string): string {
  const sentences = text.split(/(?<=[.!?…]) +/);
  let fit = '';
  for (const sentence of sentences) {
    const longer = fit ? `${fit} ${sentence}` : sentence;
    if (longer.length > longest) break;
    fit = longer;
  }
  return fit.length >= shortest ? fit : `${text.slice(0, longest - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/**
 * What search results show of a room page, from the room's own data: its name with area and occupancy, and the beginning of its words
 * in 50 to 170 characters, in whole sentences where these fit.
 */
export function roomHead({ name, area, occupancy, summary, description }: RoomWords, language: Language): { title: string; description: string } {
  const title = titles[language]({ name, area: `${formatNumber(area, language)}${noBreakSpace}m²`, people: occupancy.max });
  const words = [summary, ...description].join(' ');
  return { title, description: fitting(words.length < shortest ? `${title}. ${words}` : words) };
}
