import fc from 'fast-check';
import { switchLanguage } from '../../../../src/domain/i18n/switchLanguage';
import { languages } from '../../../../src/site';

test.each([
  ['/', '', '', 'en', '/en'],
  ['/en', '', '', 'pt', '/'],
  ['/fr', '?a=1', '#b', 'en', '/en?a=1#b'],
  ['/en/acomodacoes', '?comparar=luxo,master', '#comparar', 'fr', '/fr/acomodacoes?comparar=luxo,master#comparar'],
  ['/fr/evento-social', '?tipo=social', '', 'pt', '/evento-social?tipo=social'],
  ['/gastronomia', '', '#feijoada', 'pt', '/gastronomia#feijoada'],
  ['/english', '', '', 'fr', '/fr/english'],
] as const)('%s%s%s in %s is %s', (pathname, search, hash, to, address) => {
  expect(switchLanguage({ pathname, search, hash, to })).toBe(address);
});

test('any address keeps its host, query and hash, and switching there and back returns to the same page', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), fc.constantFrom(...languages), (path, query, fragment, to) => {
      const start = new URL(`https://hotel.example/${path}`);
      start.search = query;
      start.hash = fragment;
      const { pathname, search, hash } = start;
      const switched = new URL(switchLanguage({ pathname, search, hash, to }), start);
      expect(switched.host).toBe('hotel.example');
      expect(switched.search).toBe(search);
      expect(switched.hash).toBe(hash);
      expect(switchLanguage({ ...parts(switched), to: 'pt' })).toBe(switchLanguage({ ...parts(start), to: 'pt' }));
    }),
  );
});

const parts = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });
