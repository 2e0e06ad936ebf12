/** The booking engine's address from `content/site.json`, or a stand-in's for trying and tests. */
export const bookingHost = (host: string): string => process.env.GATSBY_BOOKING_HOST ?? host;
