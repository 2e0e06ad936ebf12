import { languageTags, type Language } from '../../site';
import { noBreakSpace } from './noBreakSpace';

/**
 * A number with the separators of a language: "1.086", "1,086", "1 086" with a no-break space.
 * @param decimals how many are shown, always; at most three, as many as there are, when left out
 */
export function formatNumber(value: number, language: Language, { decimals }: { decimals?: number } = {}): string {
  const format = new Intl.NumberFormat(languageTags[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(value).replaceAll('\u202f', noBreakSpace);
}
