import type { Page } from '@playwright/test';
import { menuLabel } from '../support/content/navigation';
import { expect, test } from '../support/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { bookingCard } from '../support/pages/booking';
import { chunkWith } from '../support/servers/builtChunk';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull, inLanguages } from '../support/sampling';
import { scriptOfPage } from '../support/servers/scriptOfPage';
import { languageLinkNames, say } from '../support/content/words';
import { withoutFilm } from '../support/pages/withoutFilm';

// Pages that fail to load, or come from a newer deployment than the one the visitor has open.

test.use({ viewport: { width: 1440, height: 900 }, ...withoutFilm });

test.beforeEach(async ({ page }) => {
  // no prefetching: only the clicked page is loaded
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await nothingAnnounced(page);
});

/** Opens a page and marks its document: the mark is lost when another document is loaded. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { opened: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window);

/** Counts the documents that a page has loaded. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

for (const language of inLanguages('en')) {
  const at = (path: string) => localizedPath(path, language);
  const menuLink = (page: Page, path: string) =>
    page.getByRole('navigation', { name: say(language, 'menu', 'main'), exact: true }).getByRole('link', { name: menuLabel(language, path) });
  const contact = (page: Page) => menuLink(page, '/contato');
  const loading = (page: Page) => page.getByRole('status').getByText(say(language, 'common', 'loading'));
  const dataOf = (path: string) => new RegExp(`/page-data${at(path)}/page-data\\.json`);

  test.describe(`in ${language}`, () => {
    test('a page whose data fails once is loaded as a document', async ({ page }) => {
      await open(page, at('/galeria'));
      let requests = 0;
      await page.route(dataOf('/contato'), (route) => {
        requests += 1;
        return requests === 1 ? route.fulfill({ status: 500 }) : route.continue();
      });
      await contact(page).click();
      await expect(page).toHaveURL(at('/contato'));
      await hydrated(page);
      expect(await isSameDocument(page)).toBe(false);
    });

    test('a page whose data never loads is opened as a document, with its query and hash', async ({ page }) => {
      await open(page, `${at('/galeria')}?a=1#conteudo`);
      const other = language === 'fr' ? 'en' : 'fr';
      let fail: () => void = () => undefined;
      const seen = new Promise<void>((resolve) => (fail = resolve));
      await page.route(new RegExp(`/page-data${localizedPath('/galeria', other)}/page-data\\.json`), async (route) => {
        await seen;
        await route.fulfill({ status: 500 });
      });
      await page.getByRole('link', { name: languageLinkNames[other] }).first().click();
      await expect(loading(page)).toBeVisible();
      fail();
      await expect(page).toHaveURL(`${localizedPath('/galeria', other)}?a=1#conteudo`);
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('an offline visitor keeps the page and every word, is told, and can go on once online', async ({ page, context }) => {
      await open(page, at('/spasissimo'));
      const name = page.getByRole('textbox', { name: say(language, 'forms', 'labels.firstName') }).first();
      await name.fill('Helena');
      await context.setOffline(true);
      await contact(page).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(say(language, 'common', 'trouble.page'));
      await expect(notice).toContainText(say(language, 'common', 'trouble.offline'));
      await expect(notice).toContainText(say(language, 'common', 'trouble.kept'));
      await expect(loading(page)).toBeHidden();
      await expect(page).toHaveURL(at('/spasissimo'));
      await expect(name).toHaveValue('Helena');
      await context.setOffline(false);
      await notice.getByRole('button', { name: say(language, 'common', 'trouble.again') }).click();
      await expect(page).toHaveURL(at('/contato'));
      await expect(notice).toBeHidden();
    });

    test('a calendar whose script is missing says so, affects nothing else, and opens with the next tap', async ({ page }) => {
      await open(page, at('/'));
      const card = bookingCard(page, language);
      await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
      await card.checkIn.click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(say(language, 'common', 'trouble.component'));
      await expect(notice.getByRole('button', { name: say(language, 'common', 'trouble.reload') })).toBeVisible();
      await expect(card.submit).toBeVisible();
      await page.unroute('**/*.js');
      await notice.getByRole('button', { name: say(language, 'common', 'trouble.close') }).click();
      await card.checkIn.click();
      await expect(card.calendar).toBeVisible();
    });
  });
}

// src/browser/storage.test.ts tests each call
for (const call of inFull(['getItem', 'setItem', 'removeItem'] as const, 'getItem'))
  test(`a page hydrates where storage refuses ${call}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Storage.prototype[name] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }, call);
    await open(page, '/');
    const card = bookingCard(page, 'pt');
    await card.checkIn.click();
    await expect(card.calendar).toBeVisible();
  });

test('load errors can be reported offline: a tap on a menu that has not loaded yet says so', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // what loads after hydration, including the drawer
  await page.route(chunkWith('common:bar'), (route) => route.abort());
  await open(page, '/contato');
  await context.setOffline(true);
  await page.getByRole('button', { name: say('pt', 'drawer', 'open') }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(say('pt', 'common', 'trouble.component'));
  await expect(notice).toContainText(say('pt', 'common', 'trouble.offline'));
  await expect(notice).toHaveCSS('position', 'fixed');
  await expect(notice).toBeInViewport();
});

test.describe('a new deployment while a visitor has the site open', () => {
  test('opens a page whose old script is gone', async ({ page }) => {
    await open(page, '/galeria');
    const documents = countDocuments(page);
    let published = false;
    // the new document has the names of the new scripts
    await page.route('**/contato', (route) => {
      published = true;
      return route.continue();
    });
    await page.route(scriptOfPage('contato'), (route) => (published ? route.continue() : route.fulfill({ status: 404 })));
    await page
      .getByRole('link', { name: menuLabel('pt', '/contato') })
      .first()
      .click();
    await expect(page).toHaveURL('/contato');
    await hydrated(page);
    expect(documents()).toBe(1);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('opens a page of a template that did not exist before', async ({ page }) => {
    await open(page, '/galeria');
    let published = false;
    await page.route('**/contato', (route) => {
      published = true;
      return route.continue();
    });
    await page.route(/\/page-data\/contato\/page-data\.json/, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({ response, json: published ? json : { ...json, componentChunkName: 'component---src-pages-brand-new-tsx' } });
    });
    await page
      .getByRole('link', { name: menuLabel('pt', '/contato') })
      .first()
      .click();
    await expect(page).toHaveURL('/contato');
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('never shows new data in old views, and keeps query and hash on the way', async ({ page }) => {
    await open(page, '/galeria?a=1#conteudo');
    const documents = countDocuments(page);
    let published = true;
    await page.route('**/fr/galeria?a=1', (route) => {
      published = false;
      return route.continue();
    });
    await page.route('**/page-data/app-data.json', (route) => (published ? route.fulfill({ json: { webpackCompilationHash: 'another' } }) : route.continue()));
    await page.getByRole('link', { name: languageLinkNames.fr }).first().click();
    await expect(page).toHaveURL('/fr/galeria?a=1#conteudo');
    await hydrated(page);
    expect(documents()).toBe(1);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('reloads the first document once if its script is gone, never twice', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(scriptOfPage('contato'), (route) => route.fulfill({ status: 404 }));
    await page.goto('/contato');
    await expect.poll(documents).toBe(2);
    // its links work natively
    await page
      .getByRole('link', { name: menuLabel('pt', '/galeria') })
      .first()
      .click();
    await expect(page).toHaveURL('/galeria');
    await hydrated(page);
    expect(documents()).toBe(3);
  });

  test('reloads the first document once if its script was missing for a moment, and hydrates', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(scriptOfPage('contato'), (route) => (documents() > 1 ? route.continue() : route.fulfill({ status: 404 })));
    await page.goto('/contato');
    await hydrated(page);
    expect(documents()).toBe(2);
  });
});

test('a fragment link works before scripts load', async ({ page }) => {
  await page.route('**/static/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estrutura');
  const place = page.locator('#salao-de-jogos');
  await page.locator('a[href="#salao-de-jogos"]').click();
  await expect.poll(() => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200);
  await expect(place).toBeInViewport();
});
