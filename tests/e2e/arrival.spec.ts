import type { Page } from '@playwright/test';
import { collapsedLabel } from '../support/content/navigation';
import { bookingCard } from '../support/pages/booking';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { formsServiceOf } from '../support/servers/formsService';
import { forms, guestForm } from '../support/pages/guestForm';
import { hydrated } from '../support/pages/inBrowser';
import { noon } from '../support/clock/times';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull } from '../support/sampling';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test } from '../support/test';
import { withoutFilm } from '../support/pages/withoutFilm';
import { say } from '../support/content/words';

// What happens to a page before React has hydrated it: scripts that do not come, and other people's software that changes it.

test.use({ viewport: { width: 390, height: 844 }, ...withoutFilm });

test.beforeEach(async ({ page }) => {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(noon);
});

/** The scripts without which a page does not hydrate. The second request of one has a query. */
const scripts = { app: /\/app-[^/]*\.js/, framework: /\/framework-[^/]*\.js/, runtime: /\/webpack-runtime-[^/]*\.js/, page: /\/component---[^/]*\.js/ };

/** Counts the documents that a page has loaded. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Opens a page whose scripts wait for the function that is returned; then they come, or one of them never does. */
async function openHeld(page: Page, address: string, missing?: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/[^/]*\.js/, async (route) => {
    await held;
    await (missing?.test(route.request().url()) ? route.abort('connectionreset') : route.continue());
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#first-paint-notice').waitFor({ state: 'attached' });
  return release;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: say('pt', 'loading', 'missing') });

test.describe('a script that does not come', () => {
  for (const [name, script] of inFull(Object.entries(scripts), ['app', scripts.app], ['page', scripts.page]))
    test(`is requested once more, and the page hydrates (${name})`, async ({ page }) => {
      const documents = countDocuments(page);
      let requests = 0;
      await page.route(script, (route) => {
        requests += 1;
        return requests === 1 ? route.abort('connectionreset') : route.continue();
      });
      await page.goto('/contato');
      await hydrated(page);
      expect(documents()).toBe(1);
      await expect(notice(page)).toBeHidden();
    });

  test('is waited for through one reload; then the page is one without script, and says so', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(scripts.framework, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect.poll(documents).toBe(2);
    await expect(notice(page)).toBeVisible();
    const card = bookingCard(page, 'pt');
    await expect(card.form).toBeHidden();
    await expect(page.getByRole('link', { name: say('pt', 'booking', 'submit') }).first()).toHaveAttribute('href', `${bookingEngineUrl}/hotel/4568`);
    await expect(page.getByRole('button', { name: say('pt', 'drawer', 'open') })).toBeHidden();
    await page
      .locator('header')
      .getByRole('link', { name: collapsedLabel('pt', '/contato') })
      .click();
    await expect(page).toHaveURL('/contato');
    expect(documents()).toBe(3);
  });

  test('loses no word of a form: it is sent by the browser', async ({ page }) => {
    const service = await formsServiceOf(page);
    const documents = countDocuments(page);
    const release = await openHeld(page, forms.spa.path, scripts.app);
    const form = guestForm(page, 'spa', 'pt');
    await form.write();
    await form.submit.click();
    release();
    expect(await service.receivedOne()).toMatchObject({ form: 'spa', firstName: 'Helena', message: expect.stringContaining('Bom dia.') });
    // none was a reload
    expect(documents()).toBe(2);
  });

  test('has the booking card lead to the engine', async ({ page }) => {
    const release = await openHeld(page, '/', scripts.app);
    await bookingCard(page, 'pt').submit.click();
    release();
    await expect(page).toHaveURL(`${bookingEngineUrl}/hotel/4568`);
  });
});

test('a page hydrates whose inline script does not know where it stands', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'currentScript', { get: () => null }));
  await page.goto('/');
  await hydrated(page);
});

test('a copy of a page at another address stays there, and can be read', async ({ page }) => {
  const copy = 'http://archive.example/web/2026/https://hotel.example/contato';
  await page.route('http://archive.example/**', async (route) => {
    if (route.request().url() === copy) await route.fulfill({ response: await route.fetch({ url: `${siteUrl}/contato` }) });
    else await route.fulfill({ status: 404 });
  });
  const documents = countDocuments(page);
  await page.goto(copy);
  await expect(page.locator('header').getByRole('link', { name: collapsedLabel('pt', '/contato') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([page.url(), documents()]).toEqual([copy, 1]);
});

test('Enter on a date before hydration opens the calendar afterwards, and books nothing', async ({ page }) => {
  const release = await openHeld(page, '/');
  const card = bookingCard(page, 'pt');
  await card.checkIn.press('Enter');
  release();
  await expect(card.calendar).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a choice that was made before hydration goes before the one in the address', async ({ page }) => {
  const release = await openHeld(page, '/casamento?tipo=casamento');
  const { field } = guestForm(page, 'event', 'pt');
  await field('type').selectOption('social');
  release();
  await hydrated(page);
  await expect(field('type')).toHaveValue('social');
});

test('a draft goes before the choice in the address', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('draft:event-marriage', '{"type":"social"}'));
  await page.goto('/casamento?tipo=casamento');
  await hydrated(page);
  await expect(guestForm(page, 'event', 'pt').field('type')).toHaveValue('social');
});

for (const [meddling, meddle] of [
  ['nobody has changed', () => undefined],
  // as password managers do it
  ['somebody has added an element to', () => document.querySelector('[name=email]')?.insertAdjacentHTML('afterend', '<div data-lastpass-icon-root></div>')],
] as const)
  test(`what was typed, chosen and tapped before hydration survives in a page that ${meddling}`, async ({ page }) => {
    const release = await openHeld(page, '/');
    const card = bookingCard(page, 'pt');
    const { field } = guestForm(page, 'signUp', 'pt');
    await card.more.click();
    await card.more.click();
    await field('name').pressSequentially('Ana Mria');
    await field('name').press('ArrowLeft');
    await field('name').press('ArrowLeft');
    await field('name').press('ArrowLeft');
    await page.evaluate(meddle);
    release();
    await hydrated(page);
    await expect(card.people).toHaveText('4');
    await expect(field('name')).toBeFocused();
    await page.keyboard.type('a');
    await expect(field('name')).toHaveValue('Ana Maria');
    // and is a draft, like all that is typed
    await page.unroute(/\/static\/[^/]*\.js/);
    await page.reload();
    await hydrated(page);
    await expect(field('name')).toHaveValue('Ana Maria');
  });
