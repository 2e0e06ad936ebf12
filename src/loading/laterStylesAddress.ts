/** The style sheet that comes after the first picture: the faces of the fonts, and the styles for paper, for comfort mode and for pointers (`LaterStyles`). */
export const laterStylesAddress = '/later.css';
