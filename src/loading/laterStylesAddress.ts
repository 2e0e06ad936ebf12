/** The style sheet that comes after the first picture: the faces of the fonts, and the styles for paper, for comfort mode, for pointers and for visitors without script (`LaterStyles`). */
export const laterStylesAddress = '/later.css';
