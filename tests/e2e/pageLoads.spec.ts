import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { contentOf, pathOfRole } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { menuPaths } from '../support/content/navigation';
import { bookingCard } from '../support/pages/booking';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { engineStart } from '../support/servers/bookingEngine';
import { inLanguages } from '../support/sampling';
import { countDocuments, scriptNamed, scriptOfPage, scriptWith } from '../support/servers/scripts';
import { expect, test, withoutFilm } from '../support/test';

// Pages that fail to load, or come from a newer deployment than the one the visitor has open.

test.use({ viewport: { width: 1440, height: 900 }, ...withoutFilm });
test.beforeEach(async ({ page }) => {
  // no prefetching: only the clicked page is loaded
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
});

/** Opens a page and marks its document: the mark is lost when another document is loaded. */
async function open(page: Page, path: string) {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, { opened: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window);
/** The link to another page that every page has in its footer. */
const privacy = (page: Page) => page.getByRole('contentinfo').locator('a[href$="/privacidade"]').first();

for (const language of inLanguages('en')) {
  const at = (path: string) => localizedPath(path, language);
  const loading = (page: Page) => page.getByRole('status').getByText(say(language, 'common', 'loading'));

  test(`an offline visitor keeps the page and every word, is told, and can go on once online, in ${language}`, async ({ page, context }) => {
    await open(page, at(pathOfRole('spa')));
    const name = page.getByRole('main').locator('form').getByRole('textbox').first();
    await name.fill('Helena');
    await context.setOffline(true);
    await privacy(page).click();
    const notice = page.getByRole('alert');
    for (const key of ['page', 'offline', 'kept']) await expect(notice).toContainText(say(language, 'common', `trouble.${key}`));
    await expect(loading(page)).toBeHidden();
    await expect(page).toHaveURL(at(pathOfRole('spa')));
    await expect(name).toHaveValue('Helena');
    await context.setOffline(false);
    await notice.getByRole('button', { name: say(language, 'common', 'trouble.again') }).click();
    await expect(page).toHaveURL(at('/privacidade'));
    await expect(notice).toBeHidden();
  });
}

test('load errors can be reported offline: a tap on a menu that has not loaded yet says so', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // what loads after hydration, including the drawer
  await page.route(scriptWith('common:bar'), (route) => route.abort());
  await open(page, '/contato');
  await context.setOffline(true);
  await page.getByRole('button', { name: say('pt', 'drawer', 'open') }).click();
  const notice = page.getByRole('alert');
  for (const key of ['component', 'offline']) await expect(notice).toContainText(say('pt', 'common', `trouble.${key}`));
  await expect(notice).toHaveCSS('position', 'fixed');
  await expect(notice).toBeInViewport();
});

test.describe('a new deployment while a visitor has the site open', () => {
  test('opens a page whose script is gone', async ({ page }) => {
    await open(page, '/galeria');
    const documents = countDocuments(page);
    // the new document has the names of the new scripts
    let published = false;
    await page.route('**/contato', (route) => {
      published = true;
      return route.continue();
    });
    await page.route(scriptOfPage('contato'), (route) => (published ? route.continue() : route.fulfill({ status: 404 })));
    await page.locator('a[href="/contato"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/contato');
    await hydrated(page);
    expect(documents()).toBe(1);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('a fragment link works before scripts load', async ({ page }) => {
  const id = contentOf('Facility')
    .filter(({ path }) => path === null)
    .at(-1)?.slug;
  test.skip(!id, 'the page lists no place');
  await page.route('**/static/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estrutura');
  const place = page.locator(`[id="${id}"]`);
  await page.locator(`a[href="#${id}"]`).click();
  await expect.poll(() => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200);
  await expect(place).toBeInViewport();
});

test('the next page is there after an extension has taken elements away', async ({ page }) => {
  await open(page, '/resort');
  await page.evaluate(() => document.querySelectorAll('#___gatsby aside, #___gatsby header > *').forEach((element) => element.remove()));
  await privacy(page).click();
  await expect(page).toHaveURL('/privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script that never comes is waited for through one reload; then the page is one without script, and says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const documents = countDocuments(page);
  await page.route(scriptNamed(['framework']), (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect.poll(documents).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: say('pt', 'loading', 'missing') })).toBeVisible();
  await expect(bookingCard(page, 'pt').form).toBeHidden();
  await expect(page.getByRole('link', { name: say('pt', 'booking', 'submit') }).first()).toHaveAttribute('href', engineStart);
  await expect(page.getByRole('button', { name: say('pt', 'drawer', 'open') })).toBeHidden();
  const [path = ''] = menuPaths;
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  expect(documents()).toBe(3);
});
