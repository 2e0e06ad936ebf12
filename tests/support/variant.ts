import path from 'node:path';
import os from 'node:os';
import type { Page, Request } from '@playwright/test';
import type { Served } from '../../tools/serve/listen';
import { startSite } from '../../tools/serve/serve';
import { siteUrl } from './site';
import { test as base } from './test';
import { type Manner, startThirdParties, type ThirdParties } from './thirdParties';

/** Folder of the second site: a preview build with an additional room, offer and announcement, and with third parties. */
export const variantFolder = path.join(os.tmpdir(), `site-variant-${new URL(siteUrl).port}`);

/** A room that the hotel does not have. */
export const newRoom = { slug: 'bangalo', name: { pt: 'Bangalô do Jardim', en: 'Garden Bungalow', fr: 'Bungalow du Jardin' } } as const;

/** An offer that the hotel does not have, with a page of its own. */
export const newOffer = { slug: 'carnaval', path: '/carnaval', name: { pt: 'Carnaval', en: 'Carnival', fr: 'Carnaval' } } as const;

/** An announcement with dates in December. */
export const christmas = {
  slug: 'natal',
  offer: 'natal',
  heading: { pt: 'Feliz Natal', en: 'Merry Christmas', fr: 'Joyeux Noël' },
  firstDay: '2026-12-20',
  lastDay: '2026-12-26',
} as const;

/** The origin of third parties in that site. Nothing listens there: `answersOf` routes it to stand-ins. */
export const thirdPartyOrigin = 'http://127.0.0.1:9399';

/** The environment of its build. */
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
  /** Routes this page's requests to the stand-ins, which respond in the given manner. */
  readonly answersOf: (manner: Manner) => Promise<void>;
  /** The page's requests to other origins. */
  readonly askedOutside: readonly string[];
}

/** `test` for the second site. */
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

/** What third parties have added to the document. */
export const tracesOf = (page: Page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    frames: document.querySelectorAll('iframe').length,
    globals: ['ss_form', 'grecaptcha'].filter((name) => name in window),
  }));
