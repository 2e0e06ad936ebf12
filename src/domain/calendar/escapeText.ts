import { plainText } from '../forms/plainText';

/** A text as the value of a property: without what cannot be seen, and with what would end the value written another way (RFC 5545 §3.3.11). */
export const escapeText = (text: string): string =>
  plainText(text, { lines: true })
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
