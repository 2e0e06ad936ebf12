import type { APIRequestContext } from '@playwright/test';
import fs from 'node:fs';
import { statsFile, type WebpackStats } from '../../plugins/gatsby-plugin-first-paint/src/internals';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { pageChunkPrefix } from '../../src/gatsby/internals';
import { languages } from '../../src/site';
import { routes } from '../support/content/routes';
import { expect, test } from '../support/test';

const kib = 1024;
/** Limits of a page in compressed bytes: that of HTML with space for more rooms and offers. What this hotel's pages may weigh: tests/specification. */
const mostHtml = 28 * kib;
const mostScript = 122 * kib;
/** Entries behind lines, such as the dishes of menus: so many are within the limit of HTML, each further one adds to it. What a hotel says there is its own choice, and costs no reader more than it weighs. */
const entriesBehindLines = 80;
const bytesOfEntry = 64;

const readText = (file: string): string => fs.readFileSync(`public/${file}`, 'utf8');

/** A response with its transferred bytes. */
async function sent(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.status(), address).toBe(200);
  return { response, bytes: Number(response.headers()['content-length']) };
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

test('the HTML of every page stays light, in every language', async ({ request }) => {
  for (const language of languages)
    for (const route of routes) {
      const address = localizedPath(route, language);
      const { response, bytes } = await sent(request, address);
      const behindLines = [...(await response.text()).matchAll(/<details.*?<\/details>/gs)].flatMap(([part]) => part.split('<li').slice(1)).length;
      expect.soft(bytes, address).toBeLessThanOrEqual(mostHtml + bytesOfEntry * Math.max(0, behindLines - entriesBehindLines));
    }
});

test('no page exceeds the limit of script', async ({ request }) => {
  const ofAll = [...readText('_gatsby/slices/_gatsby-scripts-1.html').matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(ofAll).toHaveLength(3);
  const { assetsByChunkName } = JSON.parse(readText(statsFile)) as WebpackStats;
  for (const [page, files] of Object.entries(assetsByChunkName).filter(([chunk]) => chunk.startsWith(pageChunkPrefix))) {
    // with the part of the frame that every page loads right after hydration
    const scripts = [...files, ...(assetsByChunkName['deferred-layout'] ?? [])].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    const sizes = await Promise.all([...new Set([...ofAll, ...scripts])].map((address) => sent(request, address)));
    expect
      .soft(
        sizes.reduce((sum, { bytes }) => sum + bytes, 0),
        page,
      )
      .toBeLessThanOrEqual(mostScript);
  }
});

test('every page has the styles of all it shows, including sections whose script loads later', () => {
  const published = new Set(
    fs
      .readdirSync('public/static')
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => classesIn(readText(`static/${file}`))),
  );
  for (const route of routes) {
    const html = readText(`${route === '/' ? '' : route.slice(1)}/index.html`);
    // where both are equally specific, a component's styles apply, as after a navigation
    expect.soft(/data-href="\/static\/(\w+)/.exec(html)?.[1], `${route}: global styles come first`).toBe('app');
    const inline = new Set([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = '']) => classesIn(css)));
    const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect
      .soft(
        used.filter((name) => published.has(name) && !inline.has(name)),
        route,
      )
      .toEqual([]);
  }
});
