import { hotelCurrency, type Language } from '../../site';
import { formats } from './formats';
import { noBreakSpace } from './formats/format';

/**
 * A number with the separators of a language: "1.086", "1,086", "1 086" with a no-break space. `Intl.NumberFormat` gives the same (a test compares the two),
 * but its first use takes 70 ms on a slow phone.
 * @param value below 10²¹, above which numbers are written with an exponent
 * @param decimals fixed number of decimals; by default up to three, without trailing zeros
 */
export function formatNumber(value: number, language: Language, { decimals }: { decimals?: number } = {}): string {
  const { group, decimal } = formats[language];
  const [whole = '', fraction] = (decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** An amount in the hotel's currency, always with cents: "R$ 1.086,00", "R$ 1,086.00", "1 086,00 R$", with no-break spaces. */
export function formatMoney(amount: number, language: Language): string {
  const parts = [hotelCurrency.sign, formatNumber(amount, language, { decimals: 2 })];
  return (formats[language].amountFirst ? parts.reverse() : parts).join(noBreakSpace);
}

/** The size of a file: "1,2 MB", "1.2 MB", "1,2 Mo", with a no-break space; below a tenth of a megabyte "7 kB". */
export function formatFileSize(bytes: number, language: Language): string {
  const [value, prefix] = bytes < 1e5 ? [Math.ceil(bytes / 1e3), 'k'] : [Math.round(bytes / 1e5) / 10, 'M'];
  return `${formatNumber(value, language)}${noBreakSpace}${prefix}${formats[language].byte ?? 'B'}`;
}

/** Splits a text at its first number, with its percent sign, to show that larger: "Quase", "6.000", "m²"; null without a number. */
export function splitFigure(text: string) {
  const match = /\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?(?:\s?%)?/.exec(text);
  if (!match) return null;
  return { before: text.slice(0, match.index).trim(), figure: match[0], after: text.slice(match.index + match[0].length).trim() };
}
