import { type CancellationTerms, termsOn } from '../../domain/stay/cancellation';
import { hotelToday } from '../../domain/time/clock';
import { hotelTimeZone } from '../../site';

/** `StayRules.cancellation` begins with the terms of the day of the build, which the HTML shows before a browser knows its day. */
export const cancellationResolvers = {
  StayRules: {
    cancellation: {
      resolve: ({ cancellation }: { readonly cancellation: readonly CancellationTerms[] }) => {
        const present = termsOn(cancellation, hotelToday(new Date(), hotelTimeZone));
        return [present, ...cancellation.filter((terms) => terms !== present)];
      },
    },
  },
};
