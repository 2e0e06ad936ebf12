/** Id of the section that shows a day at the resort, on the resort page. */
export const resortDayId = 'o-dia';

/** Id of a page's first screen (`firstScreenId` in gatsby-config.ts). */
export const heroId = 'abertura';

/** Id of the home page's booking card, to which “Reservar” links on pages without a stay card. */
export const bookingCardId = 'reservar';

/** Id and slug of the privacy section about stored and measured data (docs/hotel-rules.md 15.9). */
export const visitId = 'navegar';

/** Id and slug of the section with comfort mode, on pages whose content has one (docs/hotel-rules.md 12.9). */
export const comfortId = 'conforto';

/** The treatments of a subject of the spa. */
export const treatmentsId = (subject: string): string => `tratamentos-${subject}`;
