/** @jest-environment node */
import zlib from 'node:zlib';
import { rawRequest } from '../../tests/support/servers/rawRequest';
import { redirects } from '../../src/domain/pages/redirects';
import { startSite } from './serve';
import { temporaryFolder, writeFiles } from '../../tests/support/folders';

/** Addresses of the hotel that have moved, to a page and to a place in one. */
const [moved, placed] = [false, true].map((isPlace) => redirects.find(({ from, to }) => !/^\/(?:en|fr)\//.test(from) && to.includes('#') === isPlace));
const { from, to } = moved ?? { from: '/moved', to: '/resort' };

const page = (text: string): string => `<!doctype html><title>${text}</title>${'<p>words</p>'.repeat(100)}`;
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('home'),
  'resort/index.html': page('resort'),
  'plain.html': page('plain'),
  '404.html': page('não há'),
  'en/404.html': page('nothing here'),
  'fr/404/index.html': page('rien ici'),
  [`${from.slice(1)}/index.html`]: page('forwards'),
  'static/0a1b/picture.avif': Buffer.alloc(1000, 1),
  'static/film.mp4': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  'page-data/index/page-data.json': JSON.stringify({ text: 'word '.repeat(200) }),
  'manifest.webmanifest': '{}',
  'fonts/a.woff2': Buffer.alloc(10),
  'icon.svg': '<svg/>',
  'um nome#.txt': 'a file',
  '.secret': 'secret',
  _headers: `/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff

/static/*
  Cache-Control: public, max-age=31536000, immutable

/fonts/*
  Cache-Control: public, max-age=86400

/plain
  Content-Security-Policy: default-src 'self'
`,
};

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  writeFiles(folder, files);
  site = await startSite({ folder, port: 0 });
});

afterAll(() => site.close());

const ask = (address: string, options?: Parameters<typeof rawRequest>[2]) => rawRequest(site.url, address, options);

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/resort', 'resort'],
    ['/plain', 'plain'],
    ['/icon%2Esvg', '<svg/>'],
    ['/um%20nome%23.txt', 'a file'],
  ])('%s returns its page', async (address, text) => {
    const { status, body } = await ask(address);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
  });

  test.each([
    ['/resort/', '/resort'],
    ['/resort/?a=1&b=2', '/resort?a=1&b=2'],
    ['/resort/index.html', '/resort'],
    ['/plain.html', '/plain'],
    ...(moved ? [from, `${from}/`].map((address) => [address, to]) : []),
    ...(moved ? [[`/en${from}?a=1`, `/en${to}?a=1`]] : []),
    ...(placed ? [[`${placed.from}?a=1`, placed.to.replace('#', '?a=1#')]] : []),
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/resort%0d%0aX:%20y/', '/resort%0D%0AX%3A%20y'],
    ['/resort%3Fa=1?b=2', '/resort?a=1&b=2'],
    ['/%2572esort%20', '/resort'],
    [`${from}%3Fa=1`, `${from}?a=1`],
  ])('%s redirects permanently to %s', async (address, target) => {
    const { status, headers } = await ask(address);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test.each([
    ['/none', 'não há'],
    ['/en/none', 'nothing here'],
    ['/fr/none/deeper', 'rien ici'],
    ['/404.html', 'não há'],
    ['/en/404', 'nothing here'],
    ['/.secret', 'não há'],
    ['/_headers', 'não há'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'não há'],
    ['/..%2f..%2fetc%2fpasswd', 'não há'],
  ])('%s answers 404 in its language', async (address, text) => {
    const { status, body, headers } = await ask(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/html; charset=utf-8', 'no-cache']);
    expect(body.toString()).toContain(text);
  });

  test.each(['/%', '/a%00b', '/a%5cb'])('%s is a bad request', async (address) => {
    expect((await ask(address)).status).toBe(400);
  });

  test('methods other than GET and HEAD are refused', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('a port in use is reported clearly', async () => {
    await expect(startSite({ folder, port: Number(new URL(site.url).port) })).rejects.toThrow(/is in use.*PORT, BOOKING_PORT or FORMS_PORT/);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/page-data/index/page-data.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/static/0a1b/picture.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/fonts/a.woff2', 'font/woff2', 'public, max-age=86400'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept %s', async (address, contentType, rule) => {
    const { headers } = await ask(address);
    expect([headers['content-type'], headers['cache-control']]).toEqual([contentType, rule]);
  });

  test.each(['/', '/none', from, '/%', '/icon.svg'])('%s has the headers that _headers sets for all addresses', async (address) => {
    const { headers } = await ask(address);
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual(["default-src 'none'", 'nosniff']);
  });

  test('only documents have a Content-Security-Policy', async () => {
    const { headers } = await ask('/static/film.mp4');
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([undefined, 'nosniff']);
  });

  test('text is compressed as the browser allows, pictures never', async () => {
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.headers.vary, zlib.brotliDecompressSync(br.body).toString()]).toEqual(['br', 'Accept-Encoding', page('home')]);
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], zlib.gunzipSync(gzip.body).toString()]).toEqual(['gzip', page('home')]);
    for (const headers of [{}, { 'accept-encoding': 'identity' }]) {
      const plain = await ask('/', headers);
      expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, page('home')]);
    }
    expect((await ask('/static/0a1b/picture.avif', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect((await ask('/none', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  test('an unchanged file is answered 304', async () => {
    const first = await ask('/', { 'accept-encoding': 'br' });
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('ranges', () => {
  const film = files['static/film.mp4'] as Buffer;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
  ])('%s of 1000 bytes', async (range, first, last) => {
    const { status, headers, body } = await ask('/static/film.mp4', { range });
    expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([206, `bytes ${first}-${last}/1000`, 'bytes']);
    expect(body.equals(film.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=-0'])('%s is not satisfiable for 1000 bytes', async (range) => {
    const { status, headers } = await ask('/static/film.mp4', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });
});
