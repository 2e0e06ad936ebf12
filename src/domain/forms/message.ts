import { plainText } from './plainText';

/** A field in a composed message: its label in the visitor's language and what the visitor wrote. */
export interface MessageField {
  readonly label: string;
  readonly value: string;
  /** Whether it keeps its lines; such a field should come last, so that its lines cannot pass for other fields. */
  readonly lines?: boolean;
}

/** What a message is made of. */
export interface Composition {
  readonly subject: string;
  readonly fields: readonly MessageField[];
  /** The colon after a label; French sets a narrow space before it. */
  readonly colon?: string;
}

/**
 * A form as a message in plain text, for WhatsApp or e-mail: the subject, then one line for each field that has words.
 * What the visitor wrote is cleaned (`plainText`), so that a name cannot bring lines of its own or turn the reading direction.
 */
export function composeMessage({ subject, fields, colon = ':' }: Composition): string {
  const written = fields.map(({ label, value, lines = false }) => ({ label, lines, words: plainText(value, { lines }) })).filter(({ words }) => words !== '');
  const short = written.filter(({ lines }) => !lines).map(({ label, words }) => `${label}${colon} ${words}`);
  const long = written.filter(({ lines }) => lines).map(({ label, words }) => `${label}${colon}\n${words}`);
  return [subject, short.join('\n'), ...long].filter(Boolean).join('\n\n');
}

/** Fields as `application/x-www-form-urlencoded`, in their order; line ends as the standard has them (CRLF). Empty fields are sent too. */
export function encodeForm(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?|\n/g, '\r\n')]);
  return new URLSearchParams(pairs).toString();
}
