import type { Language } from '../../site';
import { formatNumber } from '../i18n/formatNumber';
import { formats } from '../i18n/formats';
import { noBreakSpace } from '../i18n/formats/format';

interface RoomFacts {
  readonly name: string;
  /** Floor area in square metres. */
  readonly area: number;
  readonly occupancy: { readonly max: number };
  readonly summary: string;
  readonly description: readonly string[];
}

/** Minimum and maximum characters of a description in search results, also in content (src/content/kinds/pageText.ts). */
export const descriptionLength = { min: 50, max: 170 } as const;
const { min: minimum, max: maximum } = descriptionLength;

/** As many whole sentences as fit; if even the first is too long, it is cut between words. */
function fitting(text: string): string {
  const sentences = text.split(/(?<=[.!?…]) +/);
  let fit = '';
  for (const sentence of sentences) {
    const longer = fit ? `${fit} ${sentence}` : sentence;
    if (longer.length > maximum) break;
    fit = longer;
  }
  return fit.length >= minimum ? fit : `${text.slice(0, maximum - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/**
 * Title and description of a room page from the room's data: its name with area and occupancy, and the beginning of its text in 50 to 170 characters, in whole
 * sentences if they fit.
 */
export function roomHead({ name, area, occupancy, summary, description }: RoomFacts, language: Language): { title: string; description: string } {
  const { colon, forPeople } = formats[language];
  // not in locales/: a page's `Head` is outside the provider of its namespaces, and the build writes these titles without i18next
  const title = `${name}${colon} ${formatNumber(area, language)}${noBreakSpace}m² ${forPeople(occupancy.max)}`;
  const text = [summary, ...description].join(' ');
  return { title, description: fitting(text.length < minimum ? `${title}. ${text}` : text) };
}
