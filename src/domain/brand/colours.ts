/** Colours of src/styles/tokens.css, by their names there, for what is drawn at build and never sees a style sheet; a test holds them together. */
export const colours = {
  /** The dark green of grounds; browsers paint their frame with it. */
  mata: '#16342a',
  /** The blossom. */
  ipe: '#f0b73a',
  /** Words on dark grounds; the ground of pages. */
  linho: '#fbf7ee',
  /** Behind words on pictures. */
  shade: 'rgb(9 26 20)',
} as const;

/** A colour in three digits, `#d8c8c8` as `#dcc`: near enough for the ground of a picture, and a page has dozens. Any other text stays. */
export const shortColour = (colour: string): string => colour.replace(/^#([\da-f])[\da-f]([\da-f])[\da-f]([\da-f])[\da-f]$/i, '#$1$2$3');
