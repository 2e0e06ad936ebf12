/** Colours of src/styles/tokens.css (`--color-green` and so on), for what is drawn at build time without a style sheet; a test compares the two. */
export const colours = {
  /** Dark green: dark backgrounds, and the browser's theme colour. */
  green: '#16342a',
  /** Yellow of the ipê flower. */
  yellow: '#f0b73a',
  /** Page background, and text on dark backgrounds. */
  linen: '#fbf7ee',
  /** Behind text on pictures. */
  shade: 'rgb(9 26 20)',
} as const;

/** A hex colour shortened to three digits, `#d8c8c8` to `#dcc`: close enough for a picture's placeholder, of which a page has dozens. Any other text stays. */
export const shortColour = (colour: string): string => colour.replace(/^#([\da-f])[\da-f]([\da-f])[\da-f]([\da-f])[\da-f]$/i, '#$1$2$3');
