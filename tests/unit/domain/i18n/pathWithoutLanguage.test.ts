import fc from 'fast-check';
import { localizedPath } from '../../../../src/domain/i18n/localizedPath';
import { pathWithoutLanguage } from '../../../../src/domain/i18n/pathWithoutLanguage';
import { languages } from '../../../../src/site';

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/fr/', '/'],
  ['/resort', '/resort'],
  ['/resort/', '/resort'],
  ['/en/spasissimo', '/spasissimo'],
  ['/fr/quartos/luxo', '/quartos/luxo'],
  ['/english', '/english'],
  ['/enoteca', '/enoteca'],
  ['/franca/en', '/franca/en'],
  ['/quartos/en', '/quartos/en'],
  ['/EN/resort', '/EN/resort'],
  ['/pt/resort', '/pt/resort'],
  ['', '/'],
])('the page of %j is %s', (pathname, page) => {
  expect(pathWithoutLanguage(pathname)).toBe(page);
});

test.each(['//evil.example', '/en//evil.example/x', '///'])('%s does not lead to another host', (pathname) => {
  expect(new URL(pathWithoutLanguage(pathname), 'https://hotel.example').host).toBe('hotel.example');
});

test('a page comes back from its address in any language', () => {
  const segment = fc.stringMatching(/^[a-zA-Z0-9-]{3,12}$/);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 3 }), fc.constantFrom(...languages), (segments, language) => {
      const page = `/${segments.join('/')}`;
      expect(pathWithoutLanguage(localizedPath(page, language))).toBe(page);
    }),
  );
});
