/** The faces of the fonts, as they stand in `static/`. */
export const facesAddress = '/fonts/fonts.css';

/** The fonts that they name. */
export const fontAddresses = ['gloock', 'libre-franklin'].map((name) => `/fonts/${name}.woff2`);
