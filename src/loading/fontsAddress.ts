/** The style sheet that brings the web fonts, after the first picture. */
export const fontsAddress = '/fonts/fonts.css';
