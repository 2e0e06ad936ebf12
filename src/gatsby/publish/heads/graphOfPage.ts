import { localizedPath } from '../../../domain/i18n/localizedPath';
import { offerState } from '../../../domain/offers/offerState';
import { barPath, diningPath, offerPath, roomPath } from '../../../domain/pages/addresses';
import type { requiredFiles } from '../../../domain/pages/requiredContent';
import { breadcrumbData, hotelData, hotelReference, type Thing } from '../../../domain/seo/hotelData';
import { celebrationData, offerData } from '../../../domain/seo/offerData';
import { placeData, type PlaceType, roomData, spaceData } from '../../../domain/seo/placeData';
import type { PlainDate } from '../../../domain/stay/plainDate';
import { type Language, siteUrl } from '../../../site';
import type { FactPicture, Facts } from '../facts/readFacts';
import { publishedPath, type SitePage, sitePages } from '../facts/sitePages';

/** Facilities that schema.org has a type for. */
const facilityTypes: Readonly<Record<string, PlaceType>> = { spasissimo: 'DaySpa', 'parque-da-crianca': 'Playground' } satisfies Record<
  (typeof requiredFiles.Facility)[number],
  PlaceType
>;

/** Event spaces are described on the page that links to theirs, whose HTML is at its size limit (tests/e2e/weight.spec.ts). */
const pageOfSpaces = '/eventos';

/** The stated amenities of a room, with their names. */
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

/** The parent of a page: as in the breadcrumbs above its heading; for offers the page of the packages. */
function parentOf(path: string, { offers }: Facts): string {
  if (path.startsWith('/quartos/')) return '/acomodacoes';
  if (['/casamento', '/evento-social', '/evento-corporativo', '/detalhes-eventos'].includes(path)) return '/eventos';
  return offers.nodes.some((offer) => offer.path === path) ? '/experiencias-unicas' : '/';
}

/** The addresses from the home page to a page, both included. */
const trailTo = (path: string, facts: Facts): string[] => (path === '/' ? [path] : [...trailTo(parentOf(path, facts), facts), path]);

interface GraphOptions {
  readonly facts: Facts;
  readonly language: Language;
  /** The day of the build at the hotel; past offers are left out. */
  readonly today: PlainDate;
}

/**
 * The structured data of a page, by schema.org: the whole hotel on the home page, on others what they show of it, with breadcrumbs. Each thing is described on
 * one page only: its own, or the one that lists it.
 */
export function graphOfPage(page: SitePage, { facts, language, today }: GraphOptions): Thing[] {
  const { hotel, stayRules, words } = facts;
  const publication = { siteUrl, hotelName: hotel.name };
  const url = (path: string) => siteUrl + localizedPath(path, language);
  const here = (path: string) => path === page.path || path.startsWith(`${page.path}#`);

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
  const places = [
    ...facts.restaurants.nodes.map((place) => ({ type: 'Restaurant' as const, place, path: diningPath(place) })),
    ...facts.bars.nodes.map((place) => ({ type: 'BarOrPub' as const, place, path: barPath(place) })),
    ...facts.facilities.nodes.map((place) => ({ type: facilityTypes[place.slug] ?? 'Place', place, path: publishedPath(place, facts) })),
  ]
    // a place without type and hours would have nothing but its name
    .filter(({ type, place, path }) => here(path) && (type !== 'Place' || place.hours.length > 0))
    .map(({ type, place, path }) => placeData(place, { type, url: url(path), address: hotel.address }));
  const spaces = facts.spaces.nodes.filter(() => here(pageOfSpaces)).map((space) => spaceData(space, { url: url(`/detalhes-eventos#${space.slug}`) }));
  const offers = facts.offers.nodes
    .filter((offer) => offerState(offer, today) !== 'past' && here(offerPath(offer)))
    .map((offer) => ({ offer, publication: { url: url(offerPath(offer)), image: imageOf(offer.picture) } }));

  const pages = sitePages(facts, language);
  const crumbs = trailTo(page.path, facts).flatMap((path) => pages.filter((one) => one.path === path).map(({ name }) => ({ name, url: url(path) })));
  const containsPlace = [...places, ...spaces];
  const makesOffer = offers.map((one) => offerData(one.offer, one.publication));
  return [
    breadcrumbData(crumbs),
    ...rooms,
    ...(containsPlace.length > 0 ? [{ ...hotelReference(publication), containsPlace }] : []),
    ...(makesOffer.length > 0 ? [{ ...hotelReference(publication), makesOffer }] : []),
    ...offers.flatMap((one) => celebrationData(one.offer, { ...publication, ...one.publication, address: hotel.address, today }) ?? []),
  ];
}
