import { fixedPages } from '../../src/content/fixedPages';
import { pagesOf } from '../../src/content/pages';
import { readContent } from '../../src/content/read';
import { announcementDelay } from '../../src/domain/offers/announcement';
import { peopleBounds } from '../../src/domain/booking/people';
import { redirects } from '../../src/domain/pages/redirects';
import { contentOf, hotel, offers, rooms, stayRules } from '../support/content/hotel';
import { menuPaths } from '../support/content/navigation';
import { say } from '../support/content/messages';

// What the specification fixes for this hotel, as its content has it. An everyday edit may change what is asked here, and nothing else that tests ask.

const paths = pagesOf(readContent('.').files, fixedPages('.')).map(({ path }) => path);

test('the twenty fixed routes, and a page for each room', () => {
  const fixed =
    '/ /resort /acomodacoes /estrutura /experiencias-unicas /galeria /spasissimo /gastronomia /eventos /contato /evento-social /casamento ' +
    '/evento-corporativo /family-plan /programa-anos-dourados /parque-da-crianca /detalhes-eventos /natal /reveillon /party';
  expect(paths).toEqual(expect.arrayContaining([...fixed.split(' '), ...rooms.map(({ slug }) => `/quartos/${slug}`)]));
  expect(redirects).toContainEqual({ from: '/family-plan-kids', to: '/family-plan', language: 'pt' });
});

test('area and occupancy of the rooms, and the items of their carousel', () => {
  expect(rooms.map(({ slug, area, occupancy }) => `${slug} ${String(area)} ${String(occupancy.min)}-${String(occupancy.max)}`)).toEqual([
    ...['standard 25 1-2', 'premium 27 1-3', 'premiumSuperior 27 1-2', 'luxo 27 1-3', 'luxoVaranda 30 1-3', 'master 35 1-2'],
    ...['suiteMasterI 75 1-2', 'suiteMasterII 110 1-4', 'chale 115 1-6'],
  ]);
  const items = rooms.map(({ slug, carouselPath }) => carouselPath ?? `/quartos/${slug}`).map((path) => path.replace('/quartos/', ''));
  expect(items.join(' ')).toBe('standard premium premiumSuperior luxo luxoVaranda master suiteMasterII suiteMasterII chale');
});

test('the ten links of the menu, and the items of the packages carousel', () => {
  expect(menuPaths.join(' ')).toBe(
    '/resort /acomodacoes /estrutura /spasissimo /experiencias-unicas /parque-da-crianca /gastronomia /eventos /galeria /contato',
  );
  expect(contentOf('Navigation')[0]?.menu.map((group) => group.length)).toEqual([5, 5]);
  expect(
    contentOf('Packages')[0]
      ?.items.map(({ path, stay }) => path ?? `${String(stay?.adults)} adults`)
      .join(' '),
  ).toBe('/experiencias-unicas /reveillon /natal /parque-da-crianca /estrutura /gastronomia /family-plan-kids 2 adults /programa-anos-dourados');
});

test('capacities of the event spaces', () => {
  const layouts = ['auditorium', 'dinnerWithStage', 'dinnerWithoutStage', 'fishbone', 'cocktail', 'school', 'uShape'] as const;
  expect(
    contentOf('EventSpace').map(({ slug, capacities, variants }) =>
      [slug, ...layouts.map((layout) => capacities[layout] ?? '-'), ...variants.map(({ capacity }) => capacity)].join(' '),
    ),
  ).toEqual([
    'exposition-center 3000 2160 2600 2540 3000 2660 860',
    'convention-center 920 500 620 510 - 560 57',
    'noble-hall 450 330 330 200 500 220 -',
    'tupi-hall 120 70 80 - - - 33',
    'ouro-preto-hall 80 - - 70 - 70 23',
    'inconfidencia-hall 80 33 56 - - - 26',
    'tapuia-hall 70 45 51 - - - 21',
    'marina-village - 100 80 - 120 - -',
    'enseada-space - 80 100 - 130 - - 100',
    'thai-lounge - - - - - - -',
    'lobby-lounge - - - - - - -',
  ]);
});

test('hours of places', () => {
  const hours = (['Restaurant', 'Bar', 'Meal', 'Facility'] as const).flatMap((kind) =>
    contentOf(kind).flatMap((place) => place.hours.map(({ service, days, opens, closes }) => `${place.slug} ${service} ${days.join()} ${opens}-${closes}`)),
  );
  const daily = 'sun,mon,tue,wed,thu,fri,sat';
  expect(hours.sort()).toEqual(
    [
      ...['thai open thu,sat 19:00-24:00', 'vila-rica open fri,sat 19:00-24:00', 'sushi-bar open tue,wed,thu,fri,sat,sun 18:00-24:00'],
      ...['feijoada feijoada sat 12:00-16:00', `cafe-colonial open ${daily} 10:00-24:00`, `lobby-bar open ${daily} 09:00-01:00`],
      ...[`atlantico-seafood lunch ${daily} 12:00-16:00`, `atlantico-seafood dinner ${daily} 19:00-24:00`],
      ...[`casa-grande breakfast ${daily} 07:00-10:00`, `casa-grande lunch ${daily} 12:00-15:00`, `casa-grande dinner ${daily} 19:00-23:00`],
      ...[`clube-de-praia open ${daily} 10:00-19:00`, `spasissimo open ${daily} 08:00-21:00`, `parque-da-crianca monitors ${daily} 09:00-22:00`],
      ...[`parque-da-crianca park ${daily} 10:00-15:00`, `parque-da-crianca dayUse ${daily} 10:00-18:00`],
    ].sort(),
  );
  expect(contentOf('Facility').find(({ kind }) => kind === 'spa')?.minimumAge).toBe(14);
});

test('the house, its stay rules and its charges', () => {
  expect(hotel).toMatchObject({ since: 1972, stars: 5, apartments: 265, chalets: 3, restaurants: 6, bars: 3, beaches: 27 });
  expect(hotel.booking).toMatchObject({ hotelCode: '4568', language: 'pt-PT' });
  expect(hotel.social?.youtube).toBe(hotel.social?.instagram);
  expect(stayRules).toMatchObject({ checkIn: '15:00', checkOut: '12:00', tourismTax: 4.25, parking: 61, cancellation: [{ hours: 72, refund: 90 }] });
  expect([peopleBounds, announcementDelay]).toEqual([{ minimum: 1, maximum: 10 }, 4000]);
});

test('discounts, ages and prices of the offers', () => {
  const offer = (slug: string) => offers.find((one) => one.slug === slug);
  const percents = (slug: string) => offer(slug)?.terms.map(({ percent }) => percent);
  expect(percents('fim-de-semana')).toEqual([40, 30]);
  expect(percents('anos-dourados')).toEqual([35, 20, 50, null]);
  expect(percents('family-plan')).toEqual([50, null]);
  expect(percents('ferias-de-julho')).toEqual([40, null]);
  expect(new Set(offer('anos-dourados')?.terms.map(({ needs }) => needs.guestFrom))).toEqual(new Set([70]));
  expect(offer('family-plan')?.terms).toMatchObject([
    { needs: { children: { count: 2, upToAge: 12 }, roomsFrom: 2 } },
    { needs: { children: { count: 1, upToAge: 10 } }, roomCodes: ['PM', 'LX', 'LV'] },
  ]);
  expect(offer('festa-hawaii')?.annualDay).toEqual({ month: 11, day: 15 });
  expect([offer('anos-dourados')?.priceFrom, offer('family-plan')?.priceFrom]).toEqual([1086, 2737]);
});

test('the words of the announcement, of missing dates and of loading', () => {
  expect(contentOf('Announcement')[0]).toMatchObject({
    label: { pt: 'NOVIDADE' },
    heading: { pt: '1ª Festa do Hawaii' },
    tagline: { pt: 'Viva uma experiência tropical inesquecível à beira-mar!' },
    action: { pt: 'SAIBA MAIS!' },
    path: '/experiencias-unicas',
  });
  expect(say('pt', 'booking', 'missingDates')).toBe('Por favor, selecione as datas de check-in e check-out.');
  expect(['pt', 'en', 'fr'].map((language) => say(language as 'pt', 'forms', 'stay.missingDates'))).toEqual([
    'Por favor, selecione as datas!',
    'Please select dates!',
    'Veuillez sélectionner des dates\u202f!',
  ]);
  expect(say('pt', 'common', 'loading')).toBe('Carregando...');
});
