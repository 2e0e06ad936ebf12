/** U+00A0: keeps a figure and its unit on one line. Intl's narrow U+202F is not in every font, so the site uses this one throughout. */
export const noBreakSpace = '\u00a0';
