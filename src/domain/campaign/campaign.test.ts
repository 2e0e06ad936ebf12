import fc from 'fast-check';
import { languages } from '../../site';
import { bookingUrl } from '../booking/bookingUrl';
import { localizedPath } from '../i18n/localizedPath';
import { type Campaign, campaignFaults, campaignLink, type CampaignSite, maximumUtmLength, requiredUtmFields, utmFields, utmValue } from './campaign';

const site: CampaignSite = {
  address: 'https://www.costaipe.example',
  paths: ['/', '/gastronomia', '/quartos/luxo'],
  booking: { host: 'https://booking.example', hotelCode: '4568' },
  today: '2027-03-08',
};

const summer: Campaign = {
  target: 'page',
  path: '/gastronomia',
  language: 'pt',
  stay: { checkIn: null, checkOut: null },
  people: 2,
  utm: { source: 'newsletter', medium: 'email', campaign: 'verao-2027', term: '', content: '' },
};
const stay = { checkIn: '2027-12-30', checkOut: '2028-01-02' };

test.each([
  { campaign: summer, link: 'https://www.costaipe.example/gastronomia?utm_source=newsletter&utm_medium=email&utm_campaign=verao-2027' },
  {
    campaign: { ...summer, path: '/', language: 'fr' as const, utm: { ...summer.utm, content: 'rodape' } },
    link: 'https://www.costaipe.example/fr?utm_source=newsletter&utm_medium=email&utm_campaign=verao-2027&utm_content=rodape',
  },
  { campaign: { ...summer, path: '/' }, link: 'https://www.costaipe.example/?utm_source=newsletter&utm_medium=email&utm_campaign=verao-2027' },
  {
    campaign: { ...summer, target: 'engine' as const, stay },
    link: 'https://booking.example/hotel/4568?CheckIn=30122027&CheckOut=02012028&ad=2&utm_source=newsletter&utm_medium=email&utm_campaign=verao-2027',
  },
])('$link', ({ campaign, link }) => {
  expect(campaignFaults(campaign, site)).toEqual([]);
  expect(campaignLink(campaign, site)).toBe(link);
});

test.each([
  { why: 'a page that there is not', change: { path: '/gastronomy' }, faults: ['path unknown'] },
  { why: 'no dates for the engine', change: { target: 'engine' as const }, faults: ['checkIn missing', 'checkOut missing'] },
  { why: 'a stay of no night', change: { target: 'engine' as const, stay: { checkIn: '2027-12-30', checkOut: '2027-12-30' } }, faults: ['checkOut order'] },
  { why: 'a day that is past', change: { target: 'engine' as const, stay: { checkIn: '2027-03-07', checkOut: '2027-03-09' } }, faults: ['checkIn past'] },
  { why: 'a day that never is', change: { target: 'engine' as const, stay: { checkIn: '2027-02-30', checkOut: '2027-03-09' } }, faults: ['checkIn missing'] },
  { why: 'eleven people', change: { target: 'engine' as const, stay, people: 11 }, faults: ['people range'] },
  { why: 'no people', change: { target: 'engine' as const, stay, people: 0 }, faults: ['people range'] },
  {
    why: 'values that analytics would count separately',
    change: { utm: { ...summer.utm, medium: 'E-mail', campaign: 'verão 2027' } },
    faults: ['medium format', 'campaign format'],
  },
  { why: 'no source', change: { utm: { ...summer.utm, source: '' } }, faults: ['source missing'] },
])('refuses $why', ({ change, faults }) => {
  const campaign = { ...summer, ...change };
  expect(campaignFaults(campaign, site).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults);
  expect(() => campaignLink(campaign, site)).toThrow(RangeError);
});

test.each([
  ['Verão 2027', 'verao-2027'],
  [' E-mail ', 'e-mail'],
  ['Réveillon & Natal!', 'reveillon-natal'],
  ['maria@example.com', 'maria-example.com'],
  ['¿?', ''],
])('“%s” is written “%s”', (text, word) => {
  expect(utmValue(text)).toBe(word);
});

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }), fc.constantFrom('', 'email', 'verao-2027'));

test('a UTM value is stable when normalized again, and needs no encoding in a URL', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const word = utmValue(text);
      expect(utmValue(word)).toBe(word);
      expect(encodeURIComponent(word)).toBe(word);
      expect(word).toMatch(/^([a-z0-9]([a-z0-9._-]*[a-z0-9])?)?$/);
      expect(word.length).toBeLessThanOrEqual(maximumUtmLength);
    }),
  );
});

const date = fc.oneof(
  fc.constant(null),
  fc.constantFrom('2027-02-30', '2027-03-07', '2027-03-08', 'tomorrow'),
  fc.integer({ min: -20, max: 400 }).map((days) => new Date(Date.UTC(2027, 2, 8 + days)).toISOString().slice(0, 10)),
);
const anyCampaign: fc.Arbitrary<Campaign> = fc.record({
  target: fc.constantFrom('page' as const, 'engine' as const),
  path: fc.oneof(fc.constantFrom(...site.paths), fc.webPath()),
  language: fc.constantFrom(...languages),
  stay: fc.record({ checkIn: date, checkOut: date }),
  people: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(Number.NaN, 1.5)),
  utm: fc.record(
    Object.fromEntries(utmFields.map((field) => [field, fc.oneof(anyText, anyText.map(utmValue))])) as Record<(typeof utmFields)[number], fc.Arbitrary<string>>,
  ),
});

test('a campaign has either faults or a link; the link has the chosen target and exactly the UTM values given', () => {
  fc.assert(
    fc.property(anyCampaign, (campaign) => {
      const faults = campaignFaults(campaign, site);
      expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length);
      if (faults.length > 0) {
        expect(() => campaignLink(campaign, site)).toThrow(RangeError);
        return;
      }
      const { target, stay: asked, people, utm } = campaign;
      const link = campaignLink(campaign, site);
      const { origin, pathname, searchParams } = new URL(link);
      const written = utmFields.filter((field) => utm[field] !== '');
      expect([...searchParams].filter(([name]) => name.startsWith('utm_'))).toEqual(written.map((field) => [`utm_${field}`, utm[field]]));
      expect(written).toEqual(expect.arrayContaining([...requiredUtmFields]));
      if (target === 'engine') expect(link.startsWith(`${bookingUrl({ ...site.booking, stay: asked, people })}&utm_`)).toBe(true);
      else expect([origin, pathname, searchParams.size]).toEqual([site.address, localizedPath(campaign.path, campaign.language), written.length]);
    }),
    { numRuns: 500 },
  );
});

test('a stay is refused once its check-in has passed', () => {
  const campaign: Campaign = { ...summer, target: 'engine', stay };
  expect(campaignFaults(campaign, { ...site, today: '2027-12-30' })).toEqual([]);
  expect(campaignFaults(campaign, { ...site, today: '2027-12-31' })).toEqual([{ field: 'checkIn', fault: 'past' }]);
});
