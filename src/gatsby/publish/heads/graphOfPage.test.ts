import { contentFacts } from '../../../../tests/support/content/publishedFacts';
import { faultsOfThing } from '../../../../tests/support/content/schemaOrg';
import { environment } from '../../../environment';
import { weekdays } from '../../../domain/time/plainDate';
import { type Language, languages } from '../../../site';
import type { Facts } from '../facts/readFacts';
import { publishedPages } from '../facts/publishedPages';
import { graphOfPage } from './graphOfPage';
import type { Thing } from './hotelData';

const { siteUrl } = environment();

const all = contentFacts();
const today = '2026-11-21';

function graphAt(path: string, { facts = all.pt, language = 'pt', on = today }: { facts?: Facts; language?: Language; on?: string } = {}): Thing[] {
  const page = publishedPages(facts, language).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  // as written, without undefined values
  return JSON.parse(JSON.stringify(graphOfPage(page, { facts, language, today: on }))) as Thing[];
}

const within = (graph: readonly Thing[], property: 'containsPlace' | 'makesOffer') => graph.flatMap((thing) => (thing[property] ?? []) as Thing[]);
const typesIn = (path: string) =>
  [...graphAt(path), ...within(graphAt(path), 'containsPlace'), ...within(graphAt(path), 'makesOffer')].map((thing) => thing['@type']);

const routes = publishedPages(all.pt, 'pt').map(({ path }) => path);
/** An offer with a separate page, and the facts with an edit of every offer. */
const offerPath = all.pt.Offer.find(({ path }) => path)?.path ?? '';
const editedOffers = (edit: Partial<Facts['Offer'][number]>): Facts => ({ ...all.pt, Offer: all.pt.Offer.map((offer) => ({ ...offer, ...edit })) });

test('the validator finds a mistyped property, type or value', () => {
  expect(faultsOfThing({ '@type': 'Resort', checkInTime: '15:00' })).toEqual(['Resort.checkInTime is no property']);
  expect(faultsOfThing({ '@type': 'Hotell' })).toEqual(['Hotell is no type']);
  expect(faultsOfThing({ '@type': 'Resort', checkinTime: '3 pm' })).toHaveLength(1);
  expect(faultsOfThing({ '@type': 'Resort', numberOfRooms: '268' })).toHaveLength(1);
  expect(faultsOfThing({ '@type': 'Resort', geo: { '@type': 'Rating', latitude: 1 } })).toHaveLength(2);
  expect(faultsOfThing({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday' })).toHaveLength(1);
});

test.each(languages)('the data of all pages are valid by schema.org (%s)', (language) => {
  for (const { path } of publishedPages(all[language], language)) {
    const graph = graphAt(path, { facts: all[language], language });
    expect([path, graph.flatMap((thing) => faultsOfThing(thing))]).toEqual([path, []]);
    expect(graph.length).toBeGreaterThan(0);
  }
});

test('the home page has the whole hotel, each other page its breadcrumbs', () => {
  expect(typesIn('/')).toEqual([all.pt.Hotel.businessType, 'WebSite']);
  const [room] = all.fr.Room;
  const [trail] = graphAt(`/quartos/${room?.slug}`, { facts: all.fr, language: 'fr' });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: all.fr.messages.common.home, item: `${siteUrl}/fr` },
      { '@type': 'ListItem', position: 2, item: `${siteUrl}/fr/acomodacoes` },
      { '@type': 'ListItem', position: 3, name: room?.name, item: `${siteUrl}/fr/quartos/${room?.slug}` },
    ],
  });
});

test('a thing is described on one page only', () => {
  const reported = routes.flatMap((path) => [...within(graphAt(path), 'containsPlace'), ...within(graphAt(path), 'makesOffer')].map(({ name }) => name));
  expect(reported.filter((name, index) => reported.indexOf(name) !== index)).toEqual([]);
  const { Restaurant, Bar, Facility, EventSpace } = all.pt;
  const names = [...Restaurant, ...Bar, ...EventSpace].map(({ name }) => name);
  expect(reported).toEqual(expect.arrayContaining(names));
  const [open, onRequest] = [true, false].map((known) => Facility.filter(({ hours }) => hours.length > 0 === known).map(({ name }) => name));
  expect(reported).toEqual(expect.arrayContaining(open ?? []));
  expect(reported.filter((name) => onRequest?.includes(String(name)))).toEqual([]);
});

test('the hours of the children’s park are those of the park, not those of its monitors', () => {
  const hoursOf = (service: 'park' | 'monitors', opens: string, closes: string) => ({ service, days: [...weekdays], opens, closes });
  const own = { path: '/resort', hours: [hoursOf('monitors', '09:00', '22:00'), hoursOf('park', '10:00', '15:00')], seasons: null, exceptions: null };
  const facts: Facts = { ...all.pt, Facility: all.pt.Facility.filter(({ kind }) => kind === 'playground').map((place) => ({ ...place, ...own })) };
  expect(within(graphAt('/resort', { facts }), 'containsPlace')).toMatchObject([
    { '@type': 'Playground', openingHoursSpecification: [{ opens: '10:00', closes: '15:00' }] },
  ]);
});

test('a hall has its largest capacity, one without figures none', () => {
  const none = { auditorium: null, dinnerWithStage: null, dinnerWithoutStage: null, fishbone: null, cocktail: null, school: null, uShape: null };
  const ofSlug = (slug: string, capacities: object) => all.pt.EventSpace.slice(0, 1).map((space) => ({ ...space, slug, capacities, variants: [] }));
  const EventSpace = [...ofSlug('hall', { ...none, auditorium: 450, cocktail: 500 }), ...ofSlug('lounge', none)] as Facts['EventSpace'];
  const [hall, lounge, ...others] = within(graphAt('/eventos', { facts: { ...all.pt, EventSpace } }), 'containsPlace');
  expect(hall).toMatchObject({ '@type': 'EventVenue', url: `${siteUrl}/detalhes-eventos#hall`, maximumAttendeeCapacity: 500 });
  expect(lounge).not.toHaveProperty('maximumAttendeeCapacity');
  expect(others).toEqual([]);
});

test('an offer has its price in reais and its conditions, and is left out once it is past', () => {
  const always = { firstDay: null, lastDay: null, annualDay: null, stay: null };
  const offersOf = (edit: Partial<Facts['Offer'][number]>, on = today) =>
    within(graphAt(offerPath, { facts: editedOffers({ ...always, ...edit }), on }), 'makesOffer');
  const [offer] = offersOf({ priceFrom: 1086, conditions: ['A taxa é cobrada à parte.'] });
  expect(offer).toMatchObject({ '@type': 'Offer', priceSpecification: { minPrice: 1086, priceCurrency: 'BRL' } });
  expect(offer?.description).toContain('A taxa é cobrada à parte.');
  expect(offersOf({ lastDay: '2026-11-20' })).toEqual([]);
  expect(offersOf({ lastDay: '2026-11-20' }, '2026-11-20')).toHaveLength(1);
});

test('facts that the hotel adds to a room have the names that the page uses', () => {
  const amenities = [{ title: 'In the bathroom', items: ['Hairdryer', 'Bathrobe'] }];
  const given = { balcony: true, bathtub: false, amenities, accessibility: { stepFree: true, doorWidth: 90, rollInShower: null, grabBars: null } };
  const facts: Facts = { ...all.en, Room: all.en.Room.map((room) => ({ ...room, ...given })) };
  const room = graphAt(`/quartos/${facts.Room[0]?.slug}`, { facts, language: 'en' }).find((thing) => thing['@type'] === 'HotelRoom');
  expect(faultsOfThing(room)).toEqual([]);
  expect(room?.amenityFeature).toMatchObject([
    { name: all.en.messages.rooms.facts.balcony, value: true },
    { name: all.en.messages.rooms.facts.bathtub, value: false },
    { name: all.en.messages.rooms.facts.stepFree, value: true },
    { name: 'Hairdryer', value: true },
    { name: 'Bathrobe', value: true },
  ]);
});

test('questions are published with their answers on their own page only', () => {
  const faq = graphAt('/perguntas').find((thing) => thing['@type'] === 'FAQPage') as
    { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } | undefined;
  expect(faultsOfThing(faq)).toEqual([]);
  expect(faq?.mainEntity.length).toBeGreaterThan(0);
  for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).not.toBe('');
  }
  expect(typesIn('/contato')).not.toContain('FAQPage');
});
