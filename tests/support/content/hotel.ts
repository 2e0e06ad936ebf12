import type { Data, KindName } from '../../../src/content/kinds';
import { readContent } from '../../../src/content/read';
import { judgeOffer } from '../../../src/domain/offers/terms';
import { pageOfRole, roomPath } from '../../../src/domain/pages/addresses';
import type { PageRole } from '../../../src/domain/pages/pageRoles';
import { inLanguage } from '../../../src/gatsby/schema/localized';
import type { Language } from '../../../src/site';

// The hotel's own content. Journeys find what they need by kind and role, never by name, and skip what a hotel has not.

const { files } = readContent('.');
const orderOf = (one: object): number => ('order' in one ? Number(one.order) : 0);

/** The content of a kind, by its order where it has one. */
export const contentOf = <Kind extends KindName>(kind: Kind): Data<Kind>[] =>
  files
    .filter((file) => file.kind === kind)
    .map(({ data }) => data as unknown as Data<Kind>)
    .sort((one, other) => orderOf(one) - orderOf(other));

/** What every hotel has one of. */
const only = <Kind extends KindName>(kind: Kind): Data<Kind> => contentOf(kind)[0] as Data<Kind>;

export const hotel = only('Hotel');
export const stayRules = only('StayRules');
export const offers = contentOf('Offer');
export const rooms = contentOf('Room');

/** Two rooms for journeys that want any. */
export const [room, otherRoom] = [rooms[0], rooms.at(-1)] as [Data<'Room'>, Data<'Room'>];
export const [pathOfRoom, pathOfOtherRoom] = [roomPath(room.slug), roomPath(otherRoom.slug)];

/** A text as pages show it, and as names are compared: Portuguese where it is not translated, plain spaces. */
export const said = (text: Parameters<typeof inLanguage>[0], language: Language): string => (inLanguage(text, language) ?? '').replaceAll('\u00a0', ' ');

/** The words of a page. */
export const textOfPage = (path: string): Data<'PageText'> => {
  const pageText = contentOf('PageText').find((page) => page.path === path);
  if (!pageText) throw new Error(`No file of content/pages has the path ${path}.`);
  return pageText;
};

/** The page of a role; the home page where the hotel has none. */
export const pathOfRole = (role: PageRole): string => pageOfRole[role] ?? '/';

/** The age from which offers ask for a guest; null if none does. */
export const seniorFrom = Math.min(...offers.flatMap(({ terms }) => terms.flatMap(({ needs }) => needs.guestFrom ?? []))) || null;

/** An offer with a page of its own that applies for a guest of that age, from Monday to Thursday in April. */
export const seniorStay = { checkIn: '2027-04-05', checkOut: '2027-04-08' };
export const seniorOffer = offers.find(
  (offer) =>
    offer.path !== null &&
    offer.terms.some(({ needs }) => needs.guestFrom) &&
    judgeOffer({ offer, visit: { stay: seniorStay, party: { adults: 2, children: [] }, oldest: seniorFrom, rooms: 1 }, today: '2027-03-08' }).verdict ===
      'applies',
);
