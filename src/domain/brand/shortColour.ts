/** A colour in three digits, `#d8c8c8` as `#dcc`: near enough for the ground of a picture, and a page has dozens. Any other text stays. */
export const shortColour = (colour: string): string => colour.replace(/^#([\da-f])[\da-f]([\da-f])[\da-f]([\da-f])[\da-f]$/i, '#$1$2$3');
