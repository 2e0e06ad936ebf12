/** The style sheet that comes after the first picture: the faces of the fonts, and the styles for paper and for comfort mode (`LaterStyles`). */
export const laterStylesAddress = '/later.css';
