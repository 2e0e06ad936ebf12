import fc from 'fast-check';
import { languageOfPath } from '../../../../src/domain/i18n/languageOfPath';
import { localizedPath } from '../../../../src/domain/i18n/localizedPath';
import { languages } from '../../../../src/site';

test.each([
  ['/', 'pt'],
  ['/resort', 'pt'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/fr/quartos/luxo', 'fr'],
  ['/enoteca', 'pt'],
  ['/quartos/en', 'pt'],
])('the page at %s is in %s', (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language);
});

test('an address tells the language that it was made for', () => {
  const segment = fc.stringMatching(/^[a-zA-Z0-9-]{3,12}$/);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 3 }), fc.constantFrom(...languages), (segments, language) => {
      expect(languageOfPath(localizedPath(`/${segments.join('/')}`, language))).toBe(language);
    }),
  );
});
