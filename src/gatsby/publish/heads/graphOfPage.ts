import { hasHours } from '../../../domain/hours/hoursOn';
import { localizedPath } from '../../../domain/i18n/localizedPath';
import { daysOf, isOver } from '../../../domain/offers/offerState';
import { diningPath, facilityPath, offerPath, questionsPath, roomPath, spacePath } from '../../../domain/pages/addresses';
import { questionsOf } from '../../../domain/pages/questions';
import { trailTo } from '../../../domain/pages/trail';
import type { PlainDate } from '../../../domain/time/plainDate';
import { environment } from '../../../environment';
import type { Language } from '../../../site';
import type { FactPicture, Facts } from '../facts/readFacts';
import { type PublishedPage, publishedPages } from '../facts/publishedPages';
import { breadcrumbData, hotelData, hotelReference, questionsData, type Thing } from './hotelData';
import { eventData, offerData } from './offerData';
import { placeData, type PlaceType, roomData, spaceData } from './placeData';

const { siteUrl } = environment();

const facilityTypes = { spa: 'DaySpa', playground: 'Playground' } as const satisfies Record<string, PlaceType>;

/** Event spaces are described on the page that links to theirs, whose HTML has reached its size limit (tests/specification/pages.spec.ts). */
const pageOfSpaces = '/eventos';

/** The fields of a room that are amenities in structured data. */
export const amenities = ['balcony', 'bathtub', 'television'] as const;

function amenitiesOf(room: Facts['Room'][number], { rooms: { facts: names } }: Facts['messages']) {
  const { stepFree = null, rollInShower = null, grabBars = null } = room.accessibility ?? {};
  const stated = [...amenities.map((name) => [name, room[name]] as const), ...Object.entries({ stepFree, rollInShower, grabBars })] as const;
  return [
    ...stated.flatMap(([fact, value]) => (value === null ? [] : [{ name: names[fact as keyof typeof names], value }])),
    ...(room.amenities ?? []).flatMap(({ items }) => items.map((name) => ({ name, value: true }))),
  ];
}

const imageOf = ({ file }: FactPicture): string => siteUrl + file.jpeg;

/** By schema.org: the whole hotel on the home page, on others what they show of it. Each thing is described on one page only. */
export function graphOfPage(page: PublishedPage, { facts, language, today }: { facts: Facts; language: Language; today: PlainDate }): Thing[] {
  const { Hotel: hotel, StayRules: stayRules, messages } = facts;
  const reference = hotelReference(siteUrl, hotel);
  const url = (path: string) => siteUrl + localizedPath(path, language);
  const here = (path: string | null): path is string => path === page.path || path?.startsWith(`${page.path}#`) === true;

  if (page.path === '/')
    return [
      hotelData(facts, { siteUrl, description: page.description, image: imageOf(page.picture) }),
      { '@type': 'WebSite', name: hotel.name, alternateName: hotel.shortName, url: siteUrl },
    ];

  const rooms = facts.Room.filter((room) => here(roomPath(room.slug))).map((room) =>
    roomData(room, {
      url: url(roomPath(room.slug)),
      description: page.description,
      images: room.pictures.map(imageOf),
      amenities: amenitiesOf(room, messages),
      containedInPlace: reference,
    }),
  );
  const places = [
    ...facts.Restaurant.map((place) => ({ type: 'Restaurant' as const, place, path: diningPath(place) })),
    ...facts.Bar.map((place) => ({ type: 'BarOrPub' as const, place, path: diningPath(place) })),
    ...facts.Facility.map((place) => ({ type: place.kind ? facilityTypes[place.kind] : ('Place' as const), place, path: facilityPath(place) })),
  ]
    // a place without type and hours would have only its name
    .filter(({ type, place, path }) => here(path) && (type !== 'Place' || hasHours(place)))
    .map(({ type, place, path }) => placeData(place, { type, url: url(path), address: hotel.address, today }));
  const spaces = facts.EventSpace.filter(() => here(pageOfSpaces)).map((space) => spaceData(space, url(spacePath(space.slug))));
  const offers = facts.Offer.flatMap((offer) => {
    const path = offerPath(offer);
    return here(path) && !isOver(offer, today) ? [{ offer, publication: { url: url(path), image: imageOf(offer.picture) } }] : [];
  });

  const questions = facts.PageText.filter(({ path }) => path === questionsPath && here(path))
    .flatMap(({ sections }) => questionsOf(sections, stayRules.rules))
    .map(({ section, answer }) => ({ question: section.title, answer: answer.join(' ') }));

  const pages = publishedPages(facts, language);
  const pathsOfOffers = facts.Offer.flatMap(({ path }) => path ?? []);
  const crumbs = trailTo(page.path, pathsOfOffers).flatMap((path) => pages.filter((one) => one.path === path).map(({ name }) => ({ name, url: url(path) })));
  const containsPlace = [...places, ...spaces];
  const makesOffer = offers.map(({ offer, publication }) => offerData({ ...offer, lastDay: daysOf(offer, today).lastDay }, publication));
  return [
    breadcrumbData(crumbs),
    ...rooms,
    ...(questions.length > 0 ? [questionsData(questions)] : []),
    ...(containsPlace.length > 0 ? [{ ...reference, containsPlace }] : []),
    ...(makesOffer.length > 0 ? [{ ...reference, makesOffer }] : []),
    ...offers.flatMap((one) => eventData(one.offer, { ...one.publication, hotel: reference, address: hotel.address, today }) ?? []),
  ];
}
