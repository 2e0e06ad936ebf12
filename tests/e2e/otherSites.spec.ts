import { listen } from '../../tools/serve/listen';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test } from '../support/test';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
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

  test('an earlier site’s service worker, and what it kept, give way to the site’s own', async ({ page }) => {
    let isOld = true;
    const server = await listen({
      port: 0,
      answer: (message, response) => {
        if (isOld) {
          const isWorker = message.url === '/sw.js';
          response.writeHead(200, isWorker ? { 'Content-Type': 'text/javascript' } : html).end(isWorker ? oldWorker : oldPage);
          return;
        }
        void fetch(siteUrl + (message.url ?? '/')).then(async (answer) => {
          const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
          response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
        });
      },
    });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${server.url}/contato`);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    isOld = false;
    // its cache still answers, and the browser asks for its worker again
    await page.goto(`${server.url}/contato`);
    await expect(heading).toHaveText('Site antigo');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('old'))).toBe(false);
    await page.reload();
    await expect(heading).not.toHaveText('Site antigo');
    expect((await page.evaluate(() => caches.keys())).filter((name) => !ownCaches.includes(name))).toEqual([]);
    await server.close();
  });
});
