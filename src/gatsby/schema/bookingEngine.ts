import { environment } from '../../environment';

/** The host of the booking engine in this build, without a slash at the end: of the environment, else that of content. */
export const bookingHost = (ofContent: string): string => environment().values.GATSBY_BOOKING_HOST ?? ofContent.replace(/\/$/, '');

/** `Hotel.booking.host` is the host of this build, so that no view has to look it up. */
export const bookingResolvers = { BookingEngine: { host: { resolve: ({ host }: { readonly host: string }) => bookingHost(host) } } };
