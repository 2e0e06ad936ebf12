import type { Language } from '../../site';
import { noBreakSpace } from './noBreakSpace';

const separators: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  pt: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  fr: { group: noBreakSpace, decimal: ',' },
};

/**
 * A number with the separators of a language: "1.086", "1,086", "1 086" with a no-break space. `Intl.NumberFormat` says the same (a test holds them
 * together), but a cheap phone takes 70 ms to make its first one, in the middle of hydration.
 * @param value below 10²¹, as whole numbers are written then
 * @param decimals how many are shown, always; at most three, as many as there are, when left out
 */
export function formatNumber(value: number, language: Language, { decimals }: { decimals?: number } = {}): string {
  const { group, decimal } = separators[language];
  const [whole = '', fraction] = (decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
