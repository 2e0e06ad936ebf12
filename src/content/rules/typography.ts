import type { Slip } from '../faults/english';

type Typo = readonly [pattern: RegExp, slip: Slip];

/** The typography of the hotel's texts. */
const everywhere: readonly Typo[] = [
  [/ -+ |--/, 'hyphen'],
  [/['"]/, 'straightQuote'],
  [/\.\.\./, 'dots'],
  [/ {2}/, 'spaces'],
];
/** That of one language only. */
const typographyOf: Readonly<Partial<Record<string, readonly Typo[]>>> = { fr: [[/[^\u202f][;!?]|[^\u00a0\d]:|«[^\u00a0]|[^\u00a0]»/, 'frenchSpace']] };

/** The typographic mistakes of a text. */
export const slipsIn = (text: string, language: string): readonly Slip[] =>
  [...everywhere, ...(typographyOf[language] ?? [])].filter(([pattern]) => pattern.test(text)).map(([, slip]) => slip);

/** How each slip is put right, in the order in which they are; those of French last. */
const corrections: readonly (readonly [pattern: RegExp, replacement: string, language?: string])[] = [
  [/ {2,}/g, ' '],
  [/ -+ |--+/g, ' – '],
  [/\.{3}/g, '…'],
  [/(?<=\p{L})'/gu, '’'],
  [/(?<=^|[\s([])"([^"]*)"/g, '« $1 »', 'fr'],
  [/(?<=^|[\s([])"([^"]*)"/g, '“$1”'],
  [/(?<=\S)\s*([;!?])/g, '\u202f$1', 'fr'],
  [/\s+:|(?<=\D):/g, '\u00a0:', 'fr'],
  [/«\s*/g, '«\u00a0', 'fr'],
  [/\s*»/g, '\u00a0»', 'fr'],
];

/** A text with the typography of its language: no-break spaces, quotation marks, apostrophes, dashes. What cannot be told stays, such as a mark of inches. */
export const typeset = (original: string, language: string): string =>
  slipsIn(original, language).length === 0
    ? original
    : corrections.reduce((text, [pattern, by, only]) => (only === undefined || only === language ? text.replace(pattern, by) : text), original);
