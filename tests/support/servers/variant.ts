import path from 'node:path';
import os from 'node:os';
import type { Page, Request } from '@playwright/test';
import type { Served } from '../../../tools/serve/listen';
import { startSite } from '../../../tools/serve/serve';
import { formsPath } from '../../../tools/serve/mockFormsService';
import { bookingEngineUrl } from './bookingEngine';
import { formsServiceUrl } from './formsService';
import { siteUrl } from './siteAddress';
import { test as base } from '../test';
import { type Manner, startThirdParties, type ThirdParties } from '../pages/thirdParties';
import type { Language } from '../../../src/site';

/** Folder of the second site: a preview build with an additional room, offer and announcement, and with third parties. */
export const variantFolder = path.join(os.tmpdir(), `site-variant-${new URL(siteUrl).port}`);

/** A name in the languages that the hotel's own texts are in. */
const named = (pt: string, en: string, fr: string): { readonly pt: string } & Readonly<Partial<Record<Language, string>>> => ({ pt, en, fr });

/** A room that the hotel does not have. */
export const newRoom = {
  slug: 'bangalo',
  name: named('Bangalô do Jardim', 'Garden Bungalow', 'Bungalow du Jardin'),
  summary: named(
    'Entre as árvores do jardim, com sala e varanda só suas.',
    'Among the trees of the garden, with a living room and a veranda of its own.',
    'Parmi les arbres du jardin, avec un salon et une véranda rien qu’à vous.',
  ),
};

/** An offer that the hotel does not have, with a page of its own. */
export const newOffer = { slug: 'carnaval', path: '/carnaval', name: named('Carnaval', 'Carnival', 'Carnaval') };

/** An announcement with dates in December. */
export const christmas = {
  slug: 'natal',
  offer: null,
  heading: { pt: 'Feliz Natal', en: 'Merry Christmas', fr: 'Joyeux Noël' },
  firstDay: '2026-12-20',
  lastDay: '2026-12-26',
} as const;

/**
 * The hosts of third parties in that site, each at another one, as in life: the marketing form, its script, and the bot check. Nothing listens there: `answersOf`
 * routes them to mocks.
 */
export const thirdPartyOrigins = {
  marketing: 'http://app-1.localhost:9399',
  marketingScript: 'http://koi-1.localhost:9399',
  botCheck: 'http://check.localhost:9399',
  plausible: 'http://plausible.localhost:9399',
  matomo: 'http://matomo.localhost:9399',
  // Google's cannot be chosen
  ga4Script: 'https://www.googletagmanager.com',
  ga4: 'https://www.google-analytics.com',
};

/** The stored answer of a visitor who has accepted all services of that site. */
export const accepted = 'accepted marketing botCheck plausible matomo ga4';

/** Addresses of the scripts of the services. */
export const scriptOf = {
  marketing: `${thirdPartyOrigins.marketingScript}/client/form.js?ver=2.0.1`,
  botCheck: `${thirdPartyOrigins.botCheck}/recaptcha/api.js?render=site-key&hl=en`,
  matomo: `${thirdPartyOrigins.matomo}/matomo.js`,
  ga4: `${thirdPartyOrigins.ga4Script}/gtag/js?id=G-TEST123456`,
};

/** The environment of its build. */
export const variantEnvironment = {
  GATSBY_PREVIEW: 'true',
  GATSBY_MARKETING_ACCOUNT: 'account',
  GATSBY_MARKETING_FORM: 'form',
  GATSBY_MARKETING_DOMAIN: thirdPartyOrigins.marketing,
  GATSBY_RECAPTCHA_SITE_KEY: 'site-key',
  GATSBY_RECAPTCHA_HOST: thirdPartyOrigins.botCheck,
  GATSBY_ANALYTICS: `plausible:hotel.example@${thirdPartyOrigins.plausible} matomo:1@${thirdPartyOrigins.matomo} ga4:G-TEST123456`,
  GATSBY_BOOKING_HOST: bookingEngineUrl,
  GATSBY_FORMS_ENDPOINT: `${formsServiceUrl}${formsPath}`,
};

interface Fixtures {
  readonly thirdParties: ThirdParties;
  /** Routes this page's requests to the mocks, which respond in the given manner. */
  readonly answersOf: (manner: Manner) => Promise<void>;
  /** The page's requests to other origins. */
  readonly outsideRequests: readonly string[];
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
      for (const origin of Object.values(thirdPartyOrigins)) {
        await page.unroute(`${origin}/**`);
        await page.route(`${origin}/**`, (route) => {
          const url = route.request().url().replace(origin, `${thirdParties.url}/${manner}`);
          // a request to https cannot be continued at the mock; one that is never answered ends with the test
          return origin.startsWith('https:')
            ? route.fetch({ url, timeout: 0 }).then(
                (response) => route.fulfill({ response }),
                () => undefined,
              )
            : route.continue({ url });
        });
      }
    });
  },
  outsideRequests: [
    async ({ page, site }, use) => {
      const requests: string[] = [];
      const note = (request: Request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site.url) requests.push(request.url());
      };
      page.on('request', note);
      await use(requests);
    },
    { auto: true },
  ],
});

/** What third parties have added to the document. */
export const tracesOf = (page: Page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    frames: document.querySelectorAll('iframe').length,
    globals: ['ss_form', 'grecaptcha', '_paq', 'dataLayer'].filter((name) => name in window),
  }));
