import { localizedPath } from '../../../../src/domain/i18n/localizedPath';

test.each([
  ['/', 'pt', '/'],
  ['/', 'en', '/en'],
  ['/', 'fr', '/fr'],
  ['/gastronomia', 'pt', '/gastronomia'],
  ['/gastronomia#feijoada', 'en', '/en/gastronomia#feijoada'],
  ['/quartos/suiteMasterII', 'fr', '/fr/quartos/suiteMasterII'],
  ['/#acomodacoes', 'en', '/en#acomodacoes'],
  ['/?tipo=casamento', 'fr', '/fr?tipo=casamento'],
] as const)('%s in %s is %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});
