/** The style sheet that comes after the first picture: the faces of the fonts, and the styles for paper (`PrintLater`). */
export const laterStylesAddress = '/later.css';
