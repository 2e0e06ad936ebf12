import { digitsOf } from './digitsOf';
import { encodeText } from './encodeText';

/** An address that opens a WhatsApp chat with a number in international form, with a message composed where there is one. */
export const whatsappLink = (number: string, message = ''): string => `https://wa.me/${digitsOf(number)}${message && `?text=${encodeText(message)}`}`;
