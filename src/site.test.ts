import type * as reception from './domain/contact/reception';
import type * as phones from './domain/forms/parsePhone';
import type * as numbers from './domain/i18n/formatNumber';
import { hotelConstant, hotelCurrency } from './hotel';
import type * as site from './site';

/** A module as it is in a bundle of a hotel that publishes these languages. */
function inBundle<Module extends object>(file: string, languages: readonly string[], country = 'BR'): Module {
  process.env.HOTEL = JSON.stringify({ languages, timeZone: 'America/Bahia', country, currency: { code: 'EUR', sign: '€' } });
  let found: Module | undefined;
  jest.isolateModules(() => (found = jest.requireActual<Module>(file)));
  delete process.env.HOTEL;
  if (!found) throw new Error('It was not loaded.');
  return found;
}
const siteIn = (...languages: readonly string[]) => inBundle<typeof site>('./site', languages);

test('a language that the hotel does not publish is known, and nothing else', () => {
  const { languages, knownLanguages, languageTags, hotelTimeZone } = siteIn('pt', 'en');
  expect(languages).toEqual(['pt', 'en']);
  expect(knownLanguages).toContain('fr');
  expect(languageTags.fr).toBe('fr');
  expect(hotelTimeZone).toBe('America/Bahia');
});

test.each([
  [['fr'], 'fr', ['fr']],
  [['en', 'pt'], 'en', ['en', 'pt']],
  [['xx'], 'pt', ['pt']],
])('of %j the first that is known is that of the addresses without prefix', (listed, first, published) => {
  const { defaultLanguage, languages } = siteIn(...listed);
  expect([defaultLanguage, languages]).toEqual([first, published]);
});

test('amounts are in the hotel’s currency, and telephone numbers without a code of its country', () => {
  expect(inBundle<typeof numbers>('./domain/i18n/formatNumber', ['fr']).formatMoney(1086, 'fr')).toBe('1\u00a0086,00\u00a0€');
  expect(inBundle<typeof phones>('./domain/forms/parsePhone', ['fr'], 'FR').parsePhone('06 12 34 56 78')).toEqual({
    international: '+33 6 12 34 56 78',
    alone: true,
  });
});

test('a bundle has what it asks for of the hotel, whole', () => {
  expect(JSON.parse(JSON.parse(hotelConstant('currency')) as string)).toEqual({ currency: hotelCurrency });
});

test('reception is told in Portuguese what a guest writes only where that is its language', () => {
  const { forReception } = inBundle<typeof reception>('./domain/contact/reception', ['fr', 'en']);
  expect([forReception('en'), inBundle<typeof reception>('./domain/contact/reception', ['pt', 'en']).forReception('en')]).toEqual([false, true]);
});
