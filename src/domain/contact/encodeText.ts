/** `encodeURIComponent`, and single quotes too: in an address that a visitor’s words are part of, none stays. */
export const encodeText = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');
