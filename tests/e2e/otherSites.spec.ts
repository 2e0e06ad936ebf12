import type http from 'node:http';
import { readEnvironment } from '../../src/environment';
import { contentSecurityPolicy, inlineHashes } from '../../src/gatsby/publish/contentSecurityPolicy';
import { listen, type Served } from '../../tools/serve/listen';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { formsServiceUrl } from '../support/servers/formsService';
import { pathOfRole } from '../support/content/hotel';
import { guestForm } from '../support/pages/guestForm';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test as base } from '../support/test';

// What other sites, and an earlier site on the same address, may do.

/** Starts servers on this machine, each of another origin, and stops them after the test. */
const test = base.extend<{ serveElsewhere: (answer: http.RequestListener) => Promise<string> }>({
  serveElsewhere: async ({}, use) => {
    const started: Served[] = [];
    await use(async (answer) => {
      const server = await listen({ answer, port: 0 });
      started.push(server);
      return server.url;
    });
    await Promise.all(started.map(({ close }) => close()));
  },
});

const html = { 'Content-Type': 'text/html; charset=utf-8' };

test('the pictures that the sitemap names can be shown by another site', async ({ page, request, serveElsewhere }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const picture = /<image:loc>https?:\/\/[^/]+([^<]+)</.exec(sitemap)?.[1] ?? '';
  expect(picture).not.toBe('');
  const elsewhere = await serveElsewhere((_, response) => response.writeHead(200, html).end(`<!doctype html><img alt="" src="${siteUrl}${picture}">`));
  await page.goto(elsewhere);
  await expect.poll(() => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the service that receives a form can lead on to a page of thanks elsewhere, if its host is configured', async ({ page, serveElsewhere }) => {
    const thanks = await serveElsewhere((_, response) => response.writeHead(200, html).end('<!doctype html><h1>Obrigado</h1>'));
    const service = await serveElsewhere((message, response) => {
      message.resume();
      response.writeHead(303, { Location: `${thanks}/obrigado` }).end();
    });
    const form = guestForm(page, 'spa', 'pt');
    // as a build with GATSBY_FORMS_ENDPOINT and GATSBY_FORMS_THANKS
    await page.route(`**${pathOfRole('spa')}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(new URL(formsServiceUrl).origin, service);
      const policy = contentSecurityPolicy({
        inline: inlineHashes([body]),
        booking: bookingEngineUrl,
        outside: readEnvironment({ GATSBY_FORMS_ENDPOINT: service, GATSBY_FORMS_THANKS: thanks }).thirdParties,
      });
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await page.goto(pathOfRole('spa'));
    await form.write();
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'Obrigado' })).toBeVisible();
  });
});

/** The worker of an earlier site, which answers from its cache first. */
const oldWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/contato']))));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;
/** Caches of the site's own service worker (src/offline/caches.ts). */
const ownCaches = ['files-1', 'pages-1', 'pictures-1', 'shown-1'];
const oldPage = `<!doctype html><h1>Site antigo</h1><script>navigator.serviceWorker.register('/sw.js')</script>`;

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow', announcing: true });

  test('an earlier site’s service worker, and what it kept, give way to the site’s own', async ({ page, serveElsewhere }) => {
    let isOld = true;
    const address = await serveElsewhere((message, response) => {
      if (isOld) {
        const isWorker = message.url === '/sw.js';
        response.writeHead(200, isWorker ? { 'Content-Type': 'text/javascript' } : html).end(isWorker ? oldWorker : oldPage);
        return;
      }
      void fetch(siteUrl + (message.url ?? '/')).then(async (answer) => {
        const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${address}/contato`);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    isOld = false;
    // its cache still answers, and the browser asks for its worker again
    await page.goto(`${address}/contato`);
    await expect(heading).toHaveText('Site antigo');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('old'))).toBe(false);
    await page.reload();
    await expect(heading).not.toHaveText('Site antigo');
    expect((await page.evaluate(() => caches.keys())).filter((name) => !ownCaches.includes(name))).toEqual([]);
  });
});
