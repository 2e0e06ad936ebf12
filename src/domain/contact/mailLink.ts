import { encodeText } from './encodeText';

/** An address that opens the visitor's mail program, with subject and body composed where there are any. */
export function mailLink(address: string, { subject = '', body = '' }: { subject?: string; body?: string } = {}): string {
  const query = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeText(text)}`)
    .join('&');
  return `mailto:${address}${query && `?${query}`}`;
}
