import { mailLink, whatsappLink } from './contactLinks';

/** Maximum length of a link with a message: Windows does not pass longer ones to a mail program, and shows no error. */
const longestLink = 1900;

/** Marks where a message was cut. */
const cutMark = ' […]';

/** Maximum characters of a word that is dropped as a whole: longer text without spaces is cut anywhere. */
const longestWord = 100;

/** The link with the whole message; if that is too long, with as much as fits, up to the end of a word, and a mark. */
function linkThatFits(message: string, linkWith: (carried: string) => string): string {
  const whole = linkWith(message);
  if (whole.length < longestLink) return whole;
  const characters = Array.from(message);
  const start = (count: number): string => characters.slice(0, count).join('');
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linkWith(start(middle) + cutMark).length < longestLink) fits = middle;
    else tooMany = middle;
  }
  // includes the next character, which may be the space after the last word
  const next = start(fits + 1);
  const end = next.search(new RegExp(`\\s\\S{0,${longestWord}}$`));
  return linkWith((end > 0 ? next.slice(0, end) : start(fits)).trimEnd() + cutMark);
}

/** A WhatsApp link with a message of any length, which is cut if the link would be too long. */
export const whatsappMessageLink = (number: string, message: string): string => linkThatFits(message, (carried) => whatsappLink(number, carried));

/** A mail link with a message of any length, which is cut if the link would be too long. Line ends are CRLF (RFC 6068). */
export const mailMessageLink = (address: string, { subject, message }: { readonly subject: string; readonly message: string }): string =>
  linkThatFits(message, (carried) => mailLink(address, { subject, body: carried.replaceAll('\n', '\r\n') }));

/** Whether a link contains only the start of its message. */
export const isCut = (link: string): boolean => link.endsWith(encodeURIComponent(cutMark));
