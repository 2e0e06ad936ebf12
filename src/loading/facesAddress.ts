/** The faces of the fonts, as they stand in `static/`. */
export const facesAddress = '/fonts/fonts.css';
