import type { Page } from '@playwright/test';
import { menuPaths } from '../support/content/navigation';
import { say } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { guestForm } from '../support/pages/guestForm';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { engineStart } from '../support/servers/bookingEngine';
import { countDocuments, hold, scriptNamed, startingScripts } from '../support/servers/scripts';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, noon, test, withoutFilm } from '../support/test';

// What happens to a page before React has hydrated it. Forms and other people's software that changes the page: tests/field.

test.use({ viewport: { width: 390, height: 844 }, ...withoutFilm });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
});

/** Opens a page whose scripts wait for the function that is returned. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/static\/[^/]*\.js/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#first-paint-notice').waitFor({ state: 'attached' });
  return release;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: say('pt', 'loading', 'missing') });
const menuLink = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();

for (const script of inFull(startingScripts, 'app', 'component---src'))
  test(`a script that does not come is requested once more, and the page hydrates (${script})`, async ({ page }) => {
    const documents = countDocuments(page);
    let requests = 0;
    await page.route(scriptNamed([script]), (route) => {
      requests += 1;
      return requests === 1 ? route.abort('connectionreset') : route.continue();
    });
    await openPage(page, '/contato');
    expect(documents()).toBe(1);
    await expect(notice(page)).toBeHidden();
  });

test('a script that never comes is waited for through one reload; then the page is one without script, and says so', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(scriptNamed(['framework']), (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect.poll(documents).toBe(2);
  await expect(notice(page)).toBeVisible();
  await expect(bookingCard(page, 'pt').form).toBeHidden();
  await expect(page.getByRole('link', { name: say('pt', 'booking', 'submit') }).first()).toHaveAttribute('href', engineStart);
  await expect(page.getByRole('button', { name: say('pt', 'drawer', 'open') })).toBeHidden();
  const [path = ''] = menuPaths;
  await menuLink(page, path).click();
  await expect(page).toHaveURL(path);
  expect(documents()).toBe(3);
});

test('a page hydrates whose inline script does not know where it stands', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'currentScript', { get: () => null }));
  await openPage(page, '/');
});

test('a copy of a page at another address stays there, and can be read', async ({ page }) => {
  const copy = 'http://archive.example/web/2026/https://hotel.example/contato';
  await page.route('http://archive.example/**', async (route) => {
    if (route.request().url() === copy) await route.fulfill({ response: await route.fetch({ url: `${siteUrl}/contato` }) });
    else await route.fulfill({ status: 404 });
  });
  const documents = countDocuments(page);
  await page.goto(copy);
  await expect(menuLink(page, menuPaths[0] ?? '')).toBeVisible();
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

test('what was typed and tapped before hydration survives, with its caret, and is a draft', async ({ page }) => {
  const release = await openHeld(page, '/');
  const card = bookingCard(page, 'pt');
  const { field } = guestForm(page, 'signUp', 'pt');
  await card.more.click();
  await card.more.click();
  await field('name').pressSequentially('Ana Mria');
  for (let left = 0; left < 3; left += 1) await field('name').press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(card.people).toHaveText('4');
  await expect(field('name')).toBeFocused();
  await page.keyboard.type('a');
  await expect(field('name')).toHaveValue('Ana Maria');
  await page.reload();
  await hydrated(page);
  await expect(field('name')).toHaveValue('Ana Maria');
});
