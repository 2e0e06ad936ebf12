/** Where the booking engine stands: the address of `content/site.json`, or of a stand-in for trying and tests. */
export const bookingHost = (host: string): string => process.env.GATSBY_BOOKING_HOST ?? host;
