/** The dining moment under which the bars stand: its slug, and the anchor of its tab. */
export const drinksSlug = 'drinques';
