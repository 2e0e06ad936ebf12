/** Identifier of a page's first screen: nothing of it is painted before all of it is there (src/loading/renderBody.tsx). */
export const heroId = 'abertura';
