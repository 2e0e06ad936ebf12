/** The hotel's ways to be reached, from `content/site.json`. */
export interface Contacts {
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
}

/** The digits of a number written for people: "+55 00 0000-0000" becomes "550000000000". */
export const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** `encodeURIComponent`, and single quotes too: in an address that a visitor’s words are part of, none stays. */
export const encodeText = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** An address that dials a number written in international form. */
export const phoneLink = (number: string): string => `tel:+${digitsOf(number)}`;

/** An address that opens the visitor's mail program, with subject and body composed where there are any. */
export function mailLink(address: string, { subject = '', body = '' }: { subject?: string; body?: string } = {}): string {
  const query = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeText(text)}`)
    .join('&');
  return `mailto:${address}${query && `?${query}`}`;
}

/** An address that opens a WhatsApp chat with a number in international form, with a message composed where there is one. */
export const whatsappLink = (number: string, message = ''): string => `https://wa.me/${digitsOf(number)}${message && `?text=${encodeText(message)}`}`;
