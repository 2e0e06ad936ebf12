import path from 'node:path';
import os from 'node:os';
import type { Page, Request } from '@playwright/test';
import type { Served } from '../../tools/serve/listen';
import { startSite } from '../../tools/serve/serve';
import { siteUrl } from './site';
import { test as base } from './test';
import { type Manner, startThirdParties, type ThirdParties } from './thirdParties';

/** Where a second site is built beside the usual one: a preview, with a room and an announcement more, and with services of third parties. */
export const variantFolder = path.join(os.tmpdir(), `site-variant-${new URL(siteUrl).port}`);

/** A room that the hotel does not have. */
export const newRoom = { slug: 'bangalo', name: { pt: 'Bangalô do Jardim', en: 'Garden Bungalow', fr: 'Bungalow du Jardin' } } as const;

/** An announcement for some days of the year’s end. */
export const christmas = {
  slug: 'natal',
  heading: { pt: 'Feliz Natal', en: 'Merry Christmas', fr: 'Joyeux Noël' },
  firstDay: '2026-12-20',
  lastDay: '2026-12-26',
} as const;

/** Where that site looks for third parties. Nobody listens there: a test says who answers (`answersOf`). */
export const thirdPartyOrigin = 'http://127.0.0.1:9399';

/** What makes that site what it is. */
export const variantEnvironment = {
  GATSBY_PREVIEW: 'true',
  GATSBY_MARKETING_ACCOUNT: 'account',
  GATSBY_MARKETING_FORM: 'form',
  GATSBY_MARKETING_DOMAIN: thirdPartyOrigin,
  GATSBY_RECAPTCHA_SITE_KEY: 'site-key',
  GATSBY_RECAPTCHA_HOST: thirdPartyOrigin,
};

interface Fixtures {
  readonly thirdParties: ThirdParties;
  /** Lets the stand-ins answer this page, each request in a manner. */
  readonly answersOf: (manner: Manner) => Promise<void>;
  /** Addresses beyond the site that the page asks for, as it does. */
  readonly askedOutside: readonly string[];
}

/** Tests of the second site. */
export const test = base.extend<Fixtures, { readonly site: Served }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ folder: path.join(variantFolder, 'public'), port: 0 });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  thirdParties: async ({}, use) => {
    const thirdParties = await startThirdParties();
    await use(thirdParties);
    await thirdParties.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  answersOf: async ({ page, thirdParties }, use) => {
    await use(async (manner) => {
      await page.unroute(`${thirdPartyOrigin}/**`);
      await page.route(`${thirdPartyOrigin}/**`, (route) =>
        route.continue({ url: route.request().url().replace(thirdPartyOrigin, `${thirdParties.url}/${manner}`) }),
      );
    });
  },
  askedOutside: [
    async ({ page, site }, use) => {
      const asked: string[] = [];
      const note = (request: Request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site.url) asked.push(request.url());
      };
      page.on('request', note);
      await use(asked);
    },
    { auto: true },
  ],
});

/** What third parties have put into the document. */
export const tracesOf = (page: Page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    frames: document.querySelectorAll('iframe').length,
    globals: ['ss_form', 'grecaptcha'].filter((name) => name in window),
  }));
