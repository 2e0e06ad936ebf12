import type { Page } from '@playwright/test';
import { languageOfPath, localizedPath } from '../../src/domain/i18n/localizedPath';
import { isListed } from '../../src/domain/pages/addresses';
import { redirects } from '../../src/domain/pages/redirects';
import { environment } from '../../src/environment';
import { defaultLanguage, languages, languageTags } from '../../src/site';
import { factsOf } from '../support/pages/inBrowser';
import { rawTexts } from '../support/checks/untranslatedKeys';
import { routes } from '../support/content/routes';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test } from '../support/test';

const { siteUrl: publishedUrl } = environment();

// The HTML of every page in every language. In a browser: pages.spec.ts.

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly html: string;
}

/** Cached responses of the site. */
const replies = new Map<string, Promise<Reply>>();

function replyOf(page: Page, address: string): Promise<Reply> {
  const known = replies.get(address);
  if (known) return known;
  const reply = page.request.get(address, { maxRedirects: 0 }).then(async (response) => {
    const html = (response.headers()['content-type'] ?? '').startsWith('text/html') ? await response.text() : '';
    return { status: response.status(), location: response.headers().location, html };
  });
  replies.set(address, reply);
  return reply;
}

/** The problem with an internal link, if any. Only known redirects are allowed. */
async function faultOfLink(page: Page, { pathname, search, hash }: URL): Promise<string | undefined> {
  const target = redirects.find(({ from }) => from === pathname)?.to ?? pathname;
  const { status, html } = await replyOf(page, target + search);
  if (status !== 200) return `${pathname} answers ${status}`;
  const id = decodeURIComponent(hash.slice(1));
  return id && !html.includes(` id="${id}"`) ? `${pathname} has no place #${id}` : undefined;
}

const repeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

for (const language of languages) {
  test(`every page is complete: head, texts and links, in ${languageTags[language]}`, async ({ page }) => {
    test.slow();
    await page.goto('/robots.txt');
    const titles: string[] = [];
    const descriptions: string[] = [];
    for (const route of routes) {
      const address = localizedPath(route, language);
      const { status, html } = await replyOf(page, address);
      expect.soft([address, status]).toEqual([address, 200]);
      const facts = await factsOf(page, { address, html });
      titles.push(...facts.titles);
      descriptions.push(...facts.descriptions);

      expect.soft(facts.language, address).toBe(languageTags[language]);
      expect.soft(facts.headings, `${address}: one h1 with words`).toEqual([expect.stringMatching(/\S/)]);
      expect.soft(facts.titles, `${address}: one title`).toHaveLength(1);
      expect.soft(facts.descriptions, `${address}: one description of 50 to 170 characters`).toEqual([expect.stringMatching(/^.{50,170}$/s)]);
      const listed = isListed(route);
      expect.soft(facts.robots, address).toHaveLength(listed ? 0 : 1);
      expect.soft(facts.canonicals, address).toEqual([publishedUrl + address]);
      expect
        .soft(facts.alternates, address)
        .toEqual(
          !listed
            ? []
            : [
                ...languages.map((other) => [languageTags[other], publishedUrl + localizedPath(route, other)]),
                ['x-default', publishedUrl + localizedPath(route, defaultLanguage)],
              ],
        );
      expect.soft(rawTexts(facts.texts), `${address}: texts meant for the program`).toEqual([]);

      const internal = facts.links
        .map(({ href, ...link }) => ({ ...link, url: new URL(href.replace(publishedUrl, siteUrl)) }))
        .filter(({ url }) => url.origin === siteUrl);
      const dead = await Promise.all(internal.map(({ url }) => faultOfLink(page, url)));
      expect.soft([...new Set(dead.filter(Boolean))], `${address}: dead links`).toEqual([]);
      const isFile = /\.[a-z0-9]+$/;
      const astray = internal.filter(
        ({ url: { pathname }, leadsToLanguage }) => languageOfPath(pathname) !== language && !leadsToLanguage && !isFile.test(pathname),
      );
      expect
        .soft(
          astray.map(({ url }) => url.pathname),
          `${address}: links into another language`,
        )
        .toEqual([]);
    }
    expect.soft(repeated(titles), 'titles of two pages').toEqual([]);
    expect.soft(repeated(descriptions), 'descriptions of two pages').toEqual([]);
  });

  test(`an unknown address returns 404 with links onward, in ${languageTags[language]}`, async ({ page }) => {
    const address = localizedPath('/nao-existe/mesmo', language);
    const { status, html } = await replyOf(page, address);
    expect(status).toBe(404);
    await page.goto('/robots.txt');
    const facts = await factsOf(page, { address, html });
    expect(facts.language).toBe(languageTags[language]);
    expect(facts.headings).toHaveLength(1);
    expect(rawTexts(facts.texts)).toEqual([]);
    expect(facts.robots).toEqual(['noindex']);
    const paths = facts.links.map(({ href }) => href.replace(siteUrl, ''));
    for (const onward of ['/', '/acomodacoes', '/contato']) expect.soft(paths).toContain(localizedPath(onward, language));
    expect(paths.filter((href) => href.startsWith('https://wa.me/'))).not.toEqual([]);
  });
}

test('what moved redirects permanently, to a page and a place that are there', async ({ page }) => {
  for (const { from, to } of redirects) {
    const { status, location } = await replyOf(page, from);
    expect.soft([from, status, location]).toEqual([from, 301, to]);
    expect.soft(await faultOfLink(page, new URL(to, siteUrl)), to).toBeUndefined();
  }
});
