/** How many pages a PDF of Chromium’s has: each is one object of type Page. */
export const pagesOfPdf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
