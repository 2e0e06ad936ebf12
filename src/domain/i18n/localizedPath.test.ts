import { languageOfPath, localizedPath, pathWithoutLanguage, suggestedLanguage, switchLanguage } from './localizedPath';

describe('languageOfPath', () => {
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
});

describe('pathWithoutLanguage', () => {
  test.each([
    ['/', '/'],
    ['/en', '/'],
    ['/fr/', '/'],
    ['/resort', '/resort'],
    ['/resort/', '/resort'],
    ['/en/aguas', '/aguas'],
    ['/fr/quartos/luxo', '/quartos/luxo'],
    ['/english', '/english'],
    ['/franca/en', '/franca/en'],
    ['/EN/resort', '/EN/resort'],
    ['/pt/resort', '/pt/resort'],
    ['', '/'],
  ])('the page of %j is %s', (pathname, page) => {
    expect(pathWithoutLanguage(pathname)).toBe(page);
  });

  test.each(['//evil.example', '/en//evil.example/x', '///'])('%s does not lead to another host', (pathname) => {
    expect(new URL(pathWithoutLanguage(pathname), 'https://hotel.example').host).toBe('hotel.example');
  });
});

describe('localizedPath', () => {
  test.each([
    ['/', 'pt', '/'],
    ['/', 'en', '/en'],
    ['/', 'fr', '/fr'],
    ['/gastronomia', 'pt', '/gastronomia'],
    ['/gastronomia#feijoada', 'en', '/en/gastronomia#feijoada'],
    ['/#acomodacoes', 'en', '/en#acomodacoes'],
    ['/?tipo=casamento', 'fr', '/fr?tipo=casamento'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(localizedPath(path, language)).toBe(address);
  });
});

describe('switchLanguage', () => {
  test.each([
    ['/', '', '', 'en', '/en'],
    ['/en', '', '', 'pt', '/'],
    ['/en/acomodacoes', '?comparar=luxo,master', '#comparar', 'fr', '/fr/acomodacoes?comparar=luxo,master#comparar'],
    ['/english', '', '', 'fr', '/fr/english'],
  ] as const)('%s%s%s in %s is %s', (pathname, search, hash, to, address) => {
    expect(switchLanguage({ pathname, search, hash, to })).toBe(address);
  });
});

describe('suggestedLanguage', () => {
  test.each([
    [['fr-FR', 'en'], 'pt', 'fr'],
    [['pt-BR', 'en'], 'pt', null],
    [['pt-PT'], 'en', 'pt'],
    [['de', 'en-GB', 'fr'], 'pt', 'en'],
    [['de', 'ja'], 'pt', null],
    [[], 'pt', null],
    [['FR'], 'fr', null],
  ] as const)('a browser that prefers %j on a page in %s gets the suggestion %s', (preferred, current, offered) => {
    expect(suggestedLanguage(preferred, current)).toBe(offered);
  });
});
