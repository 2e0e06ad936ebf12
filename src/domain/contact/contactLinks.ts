/** The digits of a formatted number: "+55 11 5555-0000" becomes "551155550000". */
const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** `encodeURIComponent` that encodes single quotes too, for addresses that contain what a visitor wrote. */
const encodeText = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** A link that dials a number written in international form. */
export const phoneLink = (number: string): string => `tel:+${digitsOf(number)}`;

/** A link that opens the visitor's mail program, with subject and body if given. */
export function mailLink(address: string, { subject = '', body = '' }: { subject?: string; body?: string } = {}): string {
  const query = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeText(text)}`)
    .join('&');
  return `mailto:${address}${query && `?${query}`}`;
}

/** A link that opens a WhatsApp chat with a number in international form, with a message if given. */
export const whatsappLink = (number: string, message = ''): string => `https://wa.me/${digitsOf(number)}${message && `?text=${encodeText(message)}`}`;

/** A geographic position in degrees: south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A link to directions from the visitor's position: opens the map application on phones, a map in the browser elsewhere. */
export const directionsLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${String(latitude)},${String(longitude)}`;
