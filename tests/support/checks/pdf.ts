/** The number of pages in a PDF by Chromium, which has one object of type Page for each. */
export const pagesOfPdf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
