import type { Code } from '../faults/fault';

type Slip = Extract<Code, 'hyphen' | 'straightQuote' | 'dots' | 'spaces' | 'frenchSpace'>;
type Typo = readonly [pattern: RegExp, slip: Slip];

/** Typography of all languages. */
const everywhere: readonly Typo[] = [
  [/ -+ |--/, 'hyphen'],
  [/['"]/, 'straightQuote'],
  [/\.\.\./, 'dots'],
  [/ {2}/, 'spaces'],
];
/** Typography of one language. */
const typographyOf: Readonly<Partial<Record<string, readonly Typo[]>>> = { fr: [[/[^\u202f][;!?]|[^\u00a0\d]:|«[^\u00a0]|[^\u00a0]»/, 'frenchSpace']] };

/** The typographic mistakes of a text. */
export const slipsIn = (text: string, language: string): readonly Slip[] =>
  [...everywhere, ...(typographyOf[language] ?? [])].filter(([pattern]) => pattern.test(text)).map(([, slip]) => slip);

/** How each mistake is corrected, in this order; French last. */
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

/** A text with the typography of its language: no-break spaces, quotation marks, apostrophes, dashes. Ambiguous signs stay, such as an inch mark. */
export const typeset = (original: string, language: string): string =>
  slipsIn(original, language).length === 0
    ? original
    : corrections.reduce((text, [pattern, by, only]) => (only === undefined || only === language ? text.replace(pattern, by) : text), original);
