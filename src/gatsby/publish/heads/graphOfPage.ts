import { localizedPath } from '../../../domain/i18n/localizedPath';
import { offerState, pageOfOffer } from '../../../domain/offers/offerState';
import type { thingsOfPages } from '../../../domain/pages/arrangement';
import { roomPath } from '../../../domain/rooms/roomPath';
import { breadcrumbData } from '../../../domain/seo/breadcrumbData';
import { hotelData, hotelReference, type Thing } from '../../../domain/seo/hotelData';
import { feastData, offerData } from '../../../domain/seo/offerData';
import { placeData, type PlaceType, spaceData } from '../../../domain/seo/placeData';
import { roomData } from '../../../domain/seo/roomData';
import type { PlainDate } from '../../../domain/stay/plainDate';
import { type Language, siteUrl } from '../../../site';
import { placesOf } from '../facts/placesOf';
import type { FactPicture, Facts } from '../facts/readFacts';
import { type SitePage, sitePages } from '../facts/sitePages';
import { breadcrumbsOf } from './breadcrumbsOf';

/** Facilities that schema.org has a word for. */
const facilityTypes: Readonly<Record<string, PlaceType>> = { spasissimo: 'DaySpa', 'parque-da-crianca': 'Playground' } satisfies Record<
  (typeof thingsOfPages.Facility)[number],
  PlaceType
>;

/** Spaces are told on the page that leads to them: the HTML of their own has no room left (tests/e2e/weight.spec.ts). */
const spacesTold = '/eventos';

/** What a room is known to have or not to have, by its words. */
function amenitiesOf(room: Facts['rooms']['nodes'][number], { rooms: { facts: names } }: Facts['words']) {
  const { balcony, bathtub, television, accessibility } = room;
  const { stepFree = null, rollInShower = null, grabBars = null } = accessibility ?? {};
  return Object.entries({ balcony, bathtub, television, stepFree, rollInShower, grabBars }).flatMap(([fact, value]) =>
    value === null ? [] : [{ name: names[fact as keyof typeof names], value }],
  );
}

const imageOf = (picture: FactPicture | undefined): string | undefined => {
  const src = picture?.file.childImageSharp?.jpeg?.src;
  return src ? siteUrl + src : undefined;
};

interface Telling {
  readonly facts: Facts;
  readonly language: Language;
  /** The day of the build at the hotel: what is past is not told. */
  readonly today: PlainDate;
}

/**
 * What a page tells search engines, as schema.org has it: on the home page the whole hotel, on others what stands there of it, with the way down
 * to the page. A thing is told on one page only: its own, or the one that lists it.
 */
export function graphOfPage(page: SitePage, { facts, language, today }: Telling): Thing[] {
  const { hotel, stayRules, words } = facts;
  const publication = { siteUrl, hotelName: hotel.name };
  const url = (path: string) => siteUrl + localizedPath(path, language);
  const here = (path: string) => path === page.path || path.startsWith(`${page.path}#`);
  const pages = sitePages(facts, language);

  if (page.path === '/')
    return [
      hotelData(
        { ...hotel, ...stayRules, units: hotel.apartments + hotel.chalets, amenities: facts.facilities.nodes.map(({ name }) => name) },
        { siteUrl, description: page.description, image: imageOf(page.picture) },
      ),
      { '@type': 'WebSite', name: hotel.name, alternateName: hotel.shortName, url: siteUrl },
    ];

  const rooms = facts.rooms.nodes
    .filter((room) => here(roomPath(room.slug)))
    .map((room) =>
      roomData(room, {
        url: url(roomPath(room.slug)),
        description: page.description,
        images: room.pictures.flatMap((picture) => imageOf(picture) ?? []),
        amenities: amenitiesOf(room, words),
        containedInPlace: hotelReference(publication),
      }),
    );
  const places = placesOf(facts)
    .map(({ kind, place, path }) => {
      const type = { restaurant: 'Restaurant', bar: 'BarOrPub', facility: facilityTypes[place.slug] ?? 'Place' } as const;
      return { type: type[kind], place, path };
    })
    // of a court without hours nothing could be told but its name
    .filter(({ type, place, path }) => here(path) && (type !== 'Place' || place.hours.length > 0))
    .map(({ type, place, path }) => placeData(place, { type, url: url(path), address: hotel.address }));
  const spaces = facts.spaces.nodes.filter(() => here(spacesTold)).map((space) => spaceData(space, { url: url(`/detalhes-eventos#${space.slug}`) }));
  const offers = facts.offers.nodes
    .filter((offer) => offerState(offer, today) !== 'past')
    .map((offer) => ({ offer, path: pageOfOffer(offer) }))
    .filter(({ path }) => here(path))
    .map(({ offer, path }) => ({ offer, told: { url: url(path), image: imageOf(offer.picture) } }));

  const containsPlace = [...places, ...spaces];
  const makesOffer = offers.map(({ offer, told }) => offerData(offer, told));
  return [
    breadcrumbData(breadcrumbsOf(page.path, { pages, offerPaths: facts.offers.nodes.map(({ path }) => path), language })),
    ...rooms,
    ...(containsPlace.length > 0 ? [{ ...hotelReference(publication), containsPlace }] : []),
    ...(makesOffer.length > 0 ? [{ ...hotelReference(publication), makesOffer }] : []),
    ...offers.flatMap(({ offer, told }) => feastData(offer, { ...publication, ...told, address: hotel.address, today }) ?? []),
  ];
}
