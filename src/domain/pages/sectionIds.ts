/** Id of the section that shows a day at the resort, on the resort page. */
export const resortDayId = 'o-dia';

/** Id of a page's first screen (`firstScreenId` in gatsby-config.ts). */
export const heroId = 'abertura';
