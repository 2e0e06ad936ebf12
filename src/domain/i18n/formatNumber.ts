import type { Language } from '../../site';

/** U+00A0: keeps a figure and its unit on one line. Intl's narrow U+202F is not in every font, so the site uses this one throughout. */
export const noBreakSpace = '\u00a0';

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

/** An amount in reais, always with cents and the sign in front: "R$ 1.086,00", "R$ 1,086.00", "R$ 1 086,00", with no-break spaces. */
export const formatMoney = (amount: number, language: Language): string => `R$${noBreakSpace}${formatNumber(amount, language, { decimals: 2 })}`;

/** A text around its first figure: "Quase", "6.000", "m²". */
export interface SplitFigure {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** Parts a text into its first figure and the words around it, so that the figure can be set large; null where there is none. */
export function splitFigure(text: string): SplitFigure | null {
  const match = /\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?/.exec(text);
  if (!match) return null;
  return { before: text.slice(0, match.index).trim(), figure: match[0], after: text.slice(match.index + match[0].length).trim() };
}
