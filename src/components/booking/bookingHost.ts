/** The booking engine's address from `content/site.json`, or that of a mock server for development and tests. */
export const bookingHost = (host: string): string => process.env.GATSBY_BOOKING_HOST ?? host;
