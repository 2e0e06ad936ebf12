/** Identifier of a page's first screen: nothing of it is painted before all of it is there (`headForLoading`). */
export const heroId = 'abertura';
