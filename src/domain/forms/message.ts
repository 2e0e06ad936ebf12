import { plainText } from './visitorInput';

export interface MessageField {
  readonly label: string;
  readonly value: string;
  /** Whether it keeps its line breaks; such a field is last, so that its lines do not look like other fields. */
  readonly lines?: boolean;
}

export interface Composition {
  readonly subject: string;
  readonly fields: readonly MessageField[];
  /** The colon after a label, with a narrow space before it in French; ":" by default. */
  readonly colon?: string;
}

/**
 * A form as a plain-text message, for WhatsApp or e-mail: the subject, then one line for each field that is not empty.
 * Values are cleaned (`plainText`), so that a name cannot add lines or reverse the reading direction.
 */
export function composeMessage({ subject, fields, colon = ':' }: Composition): string {
  const written = fields.map(({ label, value, lines = false }) => ({ label, lines, text: plainText(value, { lines }) })).filter(({ text }) => text !== '');
  const short = written.filter(({ lines }) => !lines).map(({ label, text }) => `${label}${colon} ${text}`);
  const long = written.filter(({ lines }) => lines).map(({ label, text }) => `${label}${colon}\n${text}`);
  return [subject, short.join('\n'), ...long].filter(Boolean).join('\n\n');
}

/** Fields as `application/x-www-form-urlencoded`, in their order, with CRLF line ends as in the HTML standard. Empty fields are included. */
export function encodeForm(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?|\n/g, '\r\n')]);
  return new URLSearchParams(pairs).toString();
}
