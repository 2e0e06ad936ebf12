import zlib from 'node:zlib';
import path from 'node:path';
import fs from 'node:fs';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { type HeaderRule, headersFileName, headersFor, parseHeaders } from '../../src/gatsby/publish/headersFile';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { redirects } from '../../src/domain/pages/redirects';
import { languages, languageTags } from '../../src/site';
import { findNginx, type NginxServed, startNginx } from '../../tools/hosting/startNginx';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { rawRequest } from '../support/servers/rawRequest';
import { routes } from '../support/content/routes';
import { expect, test } from '../support/test';

// The built site served by nginx, with the configuration that the build writes.
test.skip(!findNginx(), 'There is no nginx on this machine (`npm run serve:nginx` says how to get one).');
test.describe.configure({ mode: 'default' });

const folder = path.resolve('public');
const immutable = 'public, max-age=31536000, immutable';
let site: NginxServed;
let files: readonly string[];
let rules: readonly HeaderRule[];

test.beforeAll(async () => {
  // the first run compresses every text
  test.setTimeout(120_000);
  site = await startNginx({ folder, packed: path.join(hostingFolder, 'test'), port: 0 });
  files = await filesBelow(folder);
  rules = parseHeaders(fs.readFileSync(path.join(folder, headersFileName), 'utf8'));
});
test.afterAll(async () => site.close());

const ask = (address: string, options?: Parameters<typeof rawRequest>[2]) => rawRequest(site.url, address, options);
const fileThat = (pattern: RegExp): string => {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The build has no file ${String(pattern)}.`);
  return `/${found}`;
};

test('every page is served at its address, with all headers of its rules', async () => {
  for (const route of routes)
    for (const language of languages) {
      const address = localizedPath(route, language);
      const { status, headers } = await ask(address, { method: 'HEAD' });
      expect.soft([address, status, headers['content-type']]).toEqual([address, 200, 'text/html; charset=utf-8']);
      expect.soft(headers).toMatchObject({ 'cache-control': 'no-cache', server: 'nginx' });
      expect.soft(headers['set-cookie']).toBeUndefined();
      for (const [name, value] of Object.entries(headersFor(rules, address))) expect.soft(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    }
});

test('files with a hash in their name are cached permanently, pages and data are revalidated', async () => {
  const kept = {
    [fileThat(/^static\/.+-[0-9a-f]{8}\.js$/)]: [immutable, 'text/javascript; charset=utf-8'],
    [fileThat(/^static\/.+-[0-9a-f]{8}\.css$/)]: [immutable, 'text/css; charset=utf-8'],
    [fileThat(/^static\/.+\.avif$/)]: [immutable, 'image/avif'],
    [fileThat(/^static\/.+\.jpg$/)]: [immutable, 'image/jpeg'],
    [fileThat(/^static\/.+\.mp4$/)]: [immutable, 'video/mp4'],
    '/fonts/fonts.css': ['public, max-age=86400', 'text/css; charset=utf-8'],
    '/icon.svg': ['public, max-age=86400', 'image/svg+xml; charset=utf-8'],
    '/page-data/index/page-data.json': ['no-cache', 'application/json; charset=utf-8'],
    '/page-data/app-data.json': ['no-cache', 'application/json; charset=utf-8'],
    '/sitemap.xml': ['no-cache', 'application/xml; charset=utf-8'],
    '/robots.txt': ['no-cache', 'text/plain; charset=utf-8'],
    [fileThat(/^share\/.+\.jpg$/)]: [immutable, 'image/jpeg'],
    '/llms.txt': ['no-cache', 'text/plain; charset=utf-8'],
    '/manifest.webmanifest': ['no-cache', 'application/manifest+json; charset=utf-8'],
    '/icon-48.png': ['public, max-age=86400', 'image/png'],
  };
  for (const [address, expected] of Object.entries(kept)) {
    const { status, headers } = await ask(address);
    expect.soft([address, status, headers['cache-control'], headers['content-type']]).toEqual([address, 200, ...expected]);
    expect.soft(headers['x-content-type-options'], address).toBe('nosniff');
    expect.soft(headers['content-security-policy'], `a policy is for documents, not for ${address}`).toBeUndefined();
  }
});

test('an unchanged page is answered 304, with a current policy', async () => {
  const { headers } = await ask('/resort');
  const again = await ask('/resort', { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
  expect((await ask('/resort', { 'If-None-Match': '"older"' })).status).toBe(200);
});

test('text is served precompressed, pictures uncompressed', async () => {
  const plain = await ask('/resort');
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const ways = { gzip: zlib.gunzipSync, ...(site.nginx.brotliModule && { br: zlib.brotliDecompressSync }) };
  for (const [encoding, unpack] of Object.entries(ways)) {
    const { headers, body } = await ask('/resort', { 'Accept-Encoding': encoding });
    expect.soft([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(body.length)]);
    expect.soft(unpack(body).equals(plain.body)).toBe(true);
    expect.soft(body.length).toBeLessThan(plain.body.length / 3);
    expect.soft((await ask(fileThat(/^static\/.+\.avif$/), { 'Accept-Encoding': encoding })).headers['content-encoding']).toBeUndefined();
    expect.soft((await ask('/none', { 'Accept-Encoding': encoding })).headers['content-encoding']).toBe(encoding);
  }
});

test('what moved redirects permanently, and each page has one address', async () => {
  const ways = [
    ...redirects.flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
      [`${from}?a=1&b=%2F`, to.replace(/(?=#|$)/, '?a=1&b=%2F')],
    ]),
    ['/resort/', '/resort'],
    ['/resort/?a=1', '/resort?a=1'],
    ['/resort/index.html', '/resort'],
    ['/resort.html', '/resort'],
    ['/en/', '/en'],
    ['/index.html', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/%2F/elsewhere.example/', '/elsewhere.example'],
    ['/%2F/elsewhere.example%3Fa=1', '/elsewhere.example?a=1'],
    ['/galeria%3Futm_source%3Demail%26a%3Db%2526c', '/galeria?utm_source=email&a=b%26c'],
    ['/contato%3Fa=1%23mapa?b=2', '/contato?a=1&b=2#mapa'],
    ['/contato%23mapa?b=2', '/contato?b=2#mapa'],
    ['/%3Fgclid=1', '/?gclid=1'],
    ['/en/contato%0A', '/en/contato'],
    ['/contato%20', '/contato'],
  ];
  for (const [from = '', to] of ways) {
    const { status, headers } = await ask(from);
    expect.soft([from, status, headers.location]).toEqual([from, 301, to]);
  }
});

test('a missing page returns 404 in its language, and is not cached', async () => {
  const none: readonly (readonly [address: string, language: (typeof languages)[number]])[] = [
    ['/none', 'pt'],
    ['/english', 'pt'],
    ['/en/none', 'en'],
    ['/en/none?a=1', 'en'],
    ['/fr/none/deeper', 'fr'],
    ['/404', 'pt'],
    ['/404.html', 'pt'],
    ['/en/404', 'en'],
    ['/fr/404.html', 'fr'],
    ['/static/none.avif', 'pt'],
    ['/nada%25', 'pt'],
    ['/en/nada%25', 'en'],
  ];
  for (const [address, language] of none) {
    const { status, headers, body } = await ask(address);
    expect.soft([address, status, headers['cache-control'], headers['content-type']]).toEqual([address, 404, 'no-cache', 'text/html; charset=utf-8']);
    expect.soft(body.toString(), address).toMatch(new RegExp(`<html [^>]*lang="${languageTags[language]}"`));
    expect.soft(headers['content-security-policy'], address).toBe(headersFor(rules, address)['Content-Security-Policy']);
  }
});

test('only the site is served: no listing, no hidden file, nothing outside its folder', async () => {
  const hidden = [
    '/static',
    '/page-data',
    '/.git/config',
    '/.env',
    '/en/.htaccess',
    '/_headers',
    '/_redirects',
    '/webpack.stats.json',
    '/index.html.gz',
    '/robots.txt.br',
  ];
  for (const address of hidden) expect.soft([address, (await ask(address)).status]).toEqual([address, 404]);
  for (const address of ['/../package.json', '/%2e%2e/package.json', '/a%00b', '/a%5cb', '/\\elsewhere.example', '/resort%0d%0aX:%20y/'])
    expect.soft([address, (await ask(address)).status]).toEqual([address, 400]);
});

test('methods other than GET and HEAD are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    const { status, headers } = await ask('/resort', { method });
    expect.soft([method, status]).toEqual([method, 405]);
    if (method !== 'TRACE') expect.soft([method, headers.allow, headers['content-type']]).toEqual([method, 'GET, HEAD', 'text/plain']);
  }
  const { status, headers, body } = await ask('/resort', { method: 'HEAD' });
  expect([status, body.length]).toEqual([200, 0]);
  expect(Number(headers['content-length'])).toBeGreaterThan(1000);
});

test('the film is served in byte ranges', async () => {
  const film = fileThat(/^static\/.+\.mp4$/);
  const whole = fs.readFileSync(path.join(folder, film));
  const pieces: readonly (readonly [range: string, first: number, last: number])[] = [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-1999', 1000, 1999],
    [`bytes=${whole.length - 10}-`, whole.length - 10, whole.length - 1],
    ['bytes=-10', whole.length - 10, whole.length - 1],
  ];
  for (const [range, first, last] of pieces) {
    const { status, headers, body } = await ask(film, { Range: range });
    expect.soft([range, status, headers['content-range']]).toEqual([range, 206, `bytes ${first}-${last}/${whole.length}`]);
    expect.soft(body.equals(whole.subarray(first, last + 1)), range).toBe(true);
    expect.soft(headers['cache-control']).toBe(immutable);
  }
  const beyond = await ask(film, { Range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  expect((await ask(film)).headers['accept-ranges']).toBe('bytes');
});

test('pages hydrate', async ({ page }) => {
  for (const route of ['/', '/acomodacoes', '/fr/galeria']) {
    await openPage(page, site.url + route);
    await scrollThrough(page);
  }
});

test('the log contains no personal data: no IP address, query, referrer or user agent', async () => {
  await ask('/contato?email=helena@exemplo.com', { Referer: 'https://elsewhere.example/', 'User-Agent': 'Helena’s browser'.replace('’', '') });
  await expect.poll(() => fs.readFileSync(site.log, 'utf8')).toMatch(/ GET \/contato 200 \d+\n/);
  expect(fs.readFileSync(site.log, 'utf8')).not.toMatch(/helena|elsewhere\.example\/"|127\.0\.0\.1|\?/i);
});
