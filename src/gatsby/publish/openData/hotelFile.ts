import { localizedPath } from '../../../domain/i18n/localizedPath';
import { daysOf } from '../../../domain/offers/offerState';
import { barPath, diningPath, facilityPath, offerPath, roomPath, spacePath } from '../../../domain/pages/addresses';
import type { PlainDate } from '../../../domain/time/plainDate';
import { environment } from '../../../environment';
import { byLanguage, defaultLanguage, languages } from '../../../site';
import type { ContentInLanguages } from '../facts/readFacts';
import { type HotelFile, hotelFileSchema, hotelFileVersion, hotelSchemaAddress } from './hotelFileSchema';

const { siteUrl } = environment();

const pageOf = (path: string) => byLanguage((language) => siteUrl + localizedPath(path, language));

const withPages = <Thing>(things: readonly Thing[], pathOf: (thing: Thing) => string) => things.map((thing) => ({ ...thing, page: pageOf(pathOf(thing)) }));

/**
 * The hotel as open data: the content of `/hotel.json`. The schema validates it, and leaves out what it does not name.
 * @param today the day of the build at the hotel: what comes every year has the days of its next time
 * @throws where it does not conform to its schema
 */
export function hotelFile({ Hotel: hotel, StayRules: stay, ...content }: ContentInLanguages, today: PlainDate): HotelFile {
  const file = hotelFileSchema.parse({
    $schema: siteUrl + hotelSchemaAddress,
    version: hotelFileVersion,
    languages,
    hotel: { ...hotel, page: pageOf('/'), contacts: hotel, address: { ...hotel.address, locality: hotel.address.locality[defaultLanguage] } },
    stay: { ...stay, cancellation: { hours: stay.cancellationHours, refund: stay.cancellationRefund } },
    rooms: withPages(content.Room, ({ slug }) => roomPath(slug)),
    restaurants: withPages(content.Restaurant, diningPath),
    bars: withPages(content.Bar, barPath),
    dining: withPages(content.Meal, diningPath),
    facilities: withPages(content.Facility, facilityPath),
    offers: withPages(content.Offer, offerPath).map((offer) => ({ ...offer, ...daysOf(offer, today), summary: offer.intro })),
    spaces: withPages(content.EventSpace, ({ slug }) => spacePath(slug)),
  });
  return file as HotelFile;
}
