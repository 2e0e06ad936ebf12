import type * as site from './site';

/** The module as it is in a bundle of a hotel that publishes these languages. */
function siteIn(...languages: readonly string[]): typeof site {
  process.env.HOTEL = JSON.stringify({ languages, timeZone: 'America/Bahia' });
  let found: typeof site | undefined;
  jest.isolateModules(() => (found = jest.requireActual<typeof site>('./site')));
  delete process.env.HOTEL;
  if (!found) throw new Error('It was not loaded.');
  return found;
}

test('a language that the hotel does not publish is known, and nothing else', () => {
  const { languages, knownLanguages, languageTags, hotelTimeZone } = siteIn('en', 'pt');
  expect(languages).toEqual(['pt', 'en']);
  expect(knownLanguages).toContain('fr');
  expect(languageTags.fr).toBe('fr');
  expect(hotelTimeZone).toBe('America/Bahia');
});

test('Portuguese is published whatever the list says, and a language that is not known never', () => {
  expect(siteIn('xx').languages).toEqual(['pt']);
});
