import { type Data, kinds, type Kind } from '../../content/kinds';
import { formatFileSize } from '../../domain/i18n/formatNumber';
import { withPlainPages } from '../../domain/pages/navigation';
import { type CancellationTerms, termsOn } from '../../domain/stay/cancellation';
import { hotelToday } from '../../domain/time/clock';
import { environment } from '../../environment';
import { addressOfDrawing } from '../theme';
import { languageArgument } from './localized';
import { hotelTimeZone, type Language } from '../../site';

/** The host of the booking engine in this build, without a slash at the end: from the environment, else from content. */
export const bookingHost = (ofContent: string): string => environment().values.GATSBY_BOOKING_HOST ?? ofContent.replace(/\/$/, '');

interface Context {
  readonly nodeModel: { readonly findAll: (query: { type: 'PlainPage' }) => Promise<{ readonly entries: Iterable<Data<'PlainPage'>> }> };
}

/** A part of the navigation with the links of plain pages for it. */
const withLinks = (part: 'menu' | 'footer') => ({
  resolve: async (source: Data<'Navigation'>, _: object, { nodeModel }: Context) => {
    const { entries } = await nodeModel.findAll({ type: 'PlainPage' });
    return withPlainPages(
      source,
      [...entries].sort((one, other) => (one.slug < other.slug ? -1 : 1)),
    )[part];
  },
});

/** The values in GraphQL that differ from content files. */
export const contentResolvers = {
  /** The query of a single file is non-null, so that views need no check: the content check has already reported missing files. */
  Query: Object.fromEntries(
    Object.entries<Kind>(kinds).flatMap(([name, { optional }]) => (optional ? [] : [[name.charAt(0).toLowerCase() + name.slice(1), { type: `${name}!` }]])),
  ),
  BookingEngine: { host: { resolve: ({ host }: { readonly host: string }) => bookingHost(host) } },
  CoastDrawing: { file: { resolve: ({ file }: { readonly file: string }) => addressOfDrawing(file) } },
  File: {
    sizeInWords: {
      type: 'String!',
      description: 'Its size: “1,2 MB”',
      args: languageArgument,
      resolve: ({ size }: { readonly size: number }, { language }: { readonly language: Language }) => formatFileSize(size, language),
    },
  },
  Navigation: { menu: withLinks('menu'), footer: withLinks('footer') },
  StayRules: {
    /** Begins with the terms for the day of the build, which the HTML shows before a browser knows its day. */
    cancellation: {
      resolve: ({ cancellation }: { readonly cancellation: readonly CancellationTerms[] }) => {
        const present = termsOn(cancellation, hotelToday(new Date(), hotelTimeZone));
        return [present, ...cancellation.filter((terms) => terms !== present)];
      },
    },
  },
};
