import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { hotelTheme } from '../../src/gatsby/theme';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { isListed } from '../../src/domain/pages/addresses';
import { environment } from '../../src/environment';
import { defaultLanguage, languages, languageTags } from '../../src/site';
import { routes } from '../support/content/routes';
import { inLanguages } from '../support/sampling';
import { faultsOfBlock } from '../support/content/schemaOrg';
import { expect, test } from '../support/test';

const { siteUrl: publishedUrl } = environment();

const everyPage = languages.flatMap((language) => routes.map((route) => ({ route, language, address: localizedPath(route, language) })));

const listedPages = everyPage.filter(({ route }) => isListed(route));

/** Metadata in the head of a page. */
interface Head {
  readonly blocks: readonly unknown[];
  /** Open Graph and similar: each name with all its values. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly canonical: string;
}

const readHead = (page: Page, html: string): Promise<Head> =>
  page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const collect = (selector: string, name: string, value: string) => {
      const found: Record<string, string[]> = {};
      for (const element of head.querySelectorAll(selector)) (found[element.getAttribute(name) ?? ''] ??= []).push(element.getAttribute(value) ?? '');
      return found;
    };
    return {
      blocks: [...head.querySelectorAll('script[type="application/ld+json"]')].map((block) => JSON.parse(block.textContent) as unknown),
      metas: { ...collect('meta[property]', 'property', 'content'), ...collect('meta[name]', 'name', 'content') },
      links: collect('link[rel]', 'rel', 'href'),
      canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    };
  }, html);

/** Cached responses of the site. */
const answers = new Map<string, Promise<string>>();

function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = answers.get(address) ?? request.get(address).then((response) => response.text());
  answers.set(address, answer);
  return answer;
}

for (const language of inLanguages('en'))
  test(`the metadata for search engines and link previews is complete (${languageTags[language]})`, async ({ page, request }) => {
    // every page and its picture, one by one
    test.slow();
    await page.goto('/robots.txt');
    for (const { address } of everyPage.filter((one) => one.language === language)) {
      const { blocks, metas, canonical } = await readHead(page, await htmlOf(request, address));
      expect.soft(blocks, `${address}: one block`).toHaveLength(1);
      expect.soft(blocks.flatMap(faultsOfBlock), `${address}: by schema.org`).toEqual([]);
      const once = (name: string): string => {
        expect.soft(metas[name], `${address}: ${name}`).toHaveLength(1);
        return metas[name]?.[0] ?? '';
      };
      expect.soft(once('og:url'), address).toBe(canonical || publishedUrl + address);
      expect.soft([once('og:image:width'), once('og:image:height'), once('twitter:card')]).toEqual(['1200', '630', 'summary_large_image']);
      for (const name of ['og:title', 'og:description', 'og:image:alt', 'og:site_name']) expect.soft(once(name), `${address}: ${name}`).not.toBe('');
      expect.soft(once('og:description')).toBe(once('description'));
      const image = once('og:image');
      expect.soft(image, address).toMatch(new RegExp(`^${publishedUrl}/share/[0-9a-f]{12}\\.jpg$`));

      const response = await request.get(image.replace(publishedUrl, ''));
      const { 'cache-control': kept, 'content-type': type, 'cross-origin-resource-policy': policy } = response.headers();
      expect.soft([response.status(), kept, type, policy]).toEqual([200, 'public, max-age=31536000, immutable', 'image/jpeg', 'cross-origin']);
      const body = await response.body();
      expect.soft(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect.soft(body.length, `${image}: what messengers still show`).toBeLessThan(300_000);
    }
  });

test('the 404 page has no metadata for search engines and previews', async ({ page, request }) => {
  const html = await htmlOf(request, '/nao-existe');
  await page.goto('/robots.txt');
  const { blocks, metas } = await readHead(page, html);
  expect([blocks, metas['og:image']]).toEqual([[], undefined]);
});

test('every page has the icons and the manifest', async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const { address } of everyPage) {
    const { links, metas } = await readHead(page, await htmlOf(request, address));
    expect.soft(links.icon, address).toEqual(['/icon-48.png', '/icon.svg']);
    expect
      .soft([links['apple-touch-icon'], links.manifest, metas['theme-color']], address)
      .toEqual([['/apple-touch-icon.png'], ['/manifest.webmanifest'], [hotelTheme().palette.primary]]);
    // telephones make no links of their own, which would change the page before it hydrates
    expect.soft(metas['format-detection'], address).toEqual(['telephone=no,date=no,address=no,email=no']);
  }
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string }[] };
  for (const src of [...icons.map((icon) => icon.src), '/icon-48.png', '/apple-touch-icon.png'])
    expect.soft((await request.get(src)).headers()['content-type'], src).toMatch(src.endsWith('.svg') ? /^image\/svg\+xml/ : /^image\/png/);
});

test('every telephone number is a link, since telephones make none of it', async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const { address } of everyPage) {
    const bare = await page.evaluate(
      (text) => {
        const { body } = new DOMParser().parseFromString(text, 'text/html');
        body.querySelectorAll('script, style, template, a[href^="tel:"], a[href^="https://wa.me/"]').forEach((element) => element.remove());
        // text by text: figures of neighbouring cells make no number
        const copy = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (copy.nextNode()) texts.push(copy.currentNode.textContent ?? '');
        return texts.join('\n').match(/\+?\(?\d{2,3}\)?[ -]\(?\d[\d ()-]{6,}\d/g);
      },
      await htmlOf(request, address),
    );
    expect.soft(bare, address).toBeNull();
  }
});

interface SitemapEntry {
  readonly address: string;
  readonly alternates: readonly (readonly string[])[];
  readonly pictures: readonly string[];
}

test('the sitemap lists each page once per language, with all alternates and the pictures that it shows', async ({ page, request }) => {
  await page.goto('/robots.txt');
  const text = await htmlOf(request, '/sitemap.xml');
  const entries = await page.evaluate((xml): SitemapEntry[] => {
    const sitemap = new DOMParser().parseFromString(xml, 'application/xml');
    if (sitemap.querySelector('parsererror')) throw new Error('The sitemap is no XML.');
    return [...sitemap.getElementsByTagName('url')].map((url) => ({
      address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      pictures: [...url.getElementsByTagName('image:loc')].map(({ textContent }) => textContent),
    }));
  }, text);
  expect(entries.map(({ address }) => address).sort()).toEqual(listedPages.map(({ address }) => publishedUrl + address).sort());
  const known = new Map<string, Promise<number>>();
  const statusOf = (address: string): Promise<number> => {
    const status = known.get(address) ?? request.head(address.replace(publishedUrl, '')).then((response) => response.status());
    known.set(address, status);
    return status;
  };
  for (const { route, address } of listedPages) {
    const entry = entries.find((one) => one.address === publishedUrl + address);
    expect
      .soft(entry?.alternates, address)
      .toEqual([
        ...languages.map((other) => [languageTags[other], publishedUrl + localizedPath(route, other)]),
        ['x-default', publishedUrl + localizedPath(route, defaultLanguage)],
      ]);
    const shown = await page.evaluate(
      (html) => [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img[src^="/static/"]')].map((img) => img.getAttribute('src') ?? ''),
      await htmlOf(request, address),
    );
    expect.soft(entry?.pictures, address).toEqual([...new Set(shown)].map((src) => publishedUrl + src));
    for (const picture of entry?.pictures ?? []) expect.soft(await statusOf(picture), picture).toBe(200);
  }
  expect([...known.keys()].length, 'pictures of the site').toBeGreaterThan(0);
});

test('language models find the site in one file, and every link of it answers', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  const links = [...(await response.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(links).toHaveLength(1 + listedPages.length);
  for (const link of links) expect.soft((await request.get(link.replace(publishedUrl, ''))).status(), link).toBe(200);
});

test('addresses in structured data lead to a place on the page', async ({ page, request }) => {
  await page.goto('/robots.txt');
  const urls = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      if ('url' in value && typeof value.url === 'string' && value.url.includes('#')) urls.add(value.url);
      Object.values(value).forEach(collect);
    }
  };
  for (const { address } of everyPage.filter(({ language }) => language === 'fr')) collect((await readHead(page, await htmlOf(request, address))).blocks);
  expect(urls.size).toBeGreaterThan(0);
  for (const url of urls) {
    const { pathname, hash } = new URL(url);
    expect.soft(await htmlOf(request, pathname), url).toContain(` id="${hash.slice(1)}"`);
  }
});
