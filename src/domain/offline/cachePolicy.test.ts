import { budgetOfPictures, filesToDrop, cachePolicyOf, pageAt } from './cachePolicy';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/resort', '/resort'],
  ['/resort/', '/resort'],
  ['/resort.html', '/resort'],
  ['/resort/index.html', '/resort'],
  ['/en/quartos/luxo', '/en/quartos/luxo'],
  ['/en/', '/en'],
])('the page at %s is %s', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

describe('what is kept', () => {
  const keep = (address: string) => {
    const found = cachePolicyOf(new URL(address, 'https://site.example'));
    return found && `${found.kind} by ${found.address}`;
  };

  test.each([
    '/static/app-65aa7575.js',
    '/static/14-45c06294.js',
    '/static/14-a7ce237f.css',
    '/locales/fr/calendar.json?v=0123456789abcdef',
    '/icons.svg?v=55f1b61b',
  ])('%s, by its version', (address) => {
    expect(keep(address)).toBe('file by version');
  });

  test.each(['/fonts/gloock.woff2', '/patterns/ondas.svg'])('%s, which keeps its name', (address) => {
    expect(keep(address)).toBe('file by name');
  });

  test('pictures', () => {
    expect(keep('/static/0123456789abcdef0123456789abcdef/a1b2c/piscina.avif')).toBe('picture by version');
    expect(keep('/fotos/chale-rede.jpg')).toBe('picture by name');
  });

  test.each([
    '/static/0123456789abcdef0123456789abcdef/mar.mp4',
    '/static/app-65aa7575.js?again',
    '/',
    '/resort',
    '/admin',
    '/admin/desk.js',
    '/llms.txt',
    '/page-data/resort/page-data.json',
    '/sw.js',
    '/share/home.pt.0123456789ab.jpg',
  ])('%s is not', (address) => {
    expect(keep(address)).toBeUndefined();
  });
});

test('pictures may take 60 MB, and on a full device a quarter of what there is', () => {
  expect(budgetOfPictures(undefined)).toBe(60_000_000);
  expect(budgetOfPictures(10_000_000_000)).toBe(60_000_000);
  expect(budgetOfPictures(20_000_000)).toBe(5_000_000);
});

describe('files that must go', () => {
  const file = (address: string, bytes: number) => ({ address, bytes });

  test('are the oldest, as many as need be', () => {
    const kept = [file('a', 40), file('b', 30), file('c', 50)];
    expect(filesToDrop(kept, 120)).toEqual([]);
    expect(filesToDrop(kept, 119)).toEqual(['a']);
    expect(filesToDrop(kept, 60)).toEqual(['a', 'b']);
    expect(filesToDrop(kept, 0)).toEqual(['a', 'b', 'c']);
    expect(filesToDrop([], 0)).toEqual([]);
  });
});
