import type { BrowserContext } from '@playwright/test';
import { announcementDelay } from '../../src/domain/offers/announcement';
import { formsPath } from '../../tools/serve/mockFormsService';
import { menuPaths } from '../support/content/navigation';
import { announcement, announcementOn } from '../support/pages/announcement';
import { bookingCard } from '../support/pages/booking';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { formsServiceOf, formsServiceUrl } from '../support/servers/formsService';
import { forms, guestForm } from '../support/pages/guestForm';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { announceOnly } from '../support/pages/nothingAnnounced';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, noon, test, withoutFilm } from '../support/test';
import { messagesOf } from '../support/content/messages';

test.use(withoutFilm);

// Without configured third parties: no cookies, no requests to other origins, no personal data in addresses.
// pages.spec.ts checks cookies and requests on other pages.
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Every request of all pages in a context. */
function watchRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  return requests;
}

const offTheSite = (requests: readonly string[]): string[] =>
  requests.filter((address) => /^(?:https?|wss?):/.test(address) && new URL(address).origin !== siteUrl);

test('menu, calendar, announcement and lightbox set no cookie and request no other host', async ({ page, context }) => {
  const requests = watchRequests(context);
  await page.setViewportSize(phone);
  await page.clock.install({ time: noon });
  await announceOnly(page, announcement?.slug ?? '');
  await openPage(page, '/');
  if (announcement) {
    await page.clock.runFor(announcementDelay + 100);
    const { picture, lightbox, close } = announcementOn(page, 'pt');
    await picture.click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await close.click();
  }
  const [path = ''] = menuPaths;
  await page.getByRole('button', { name: messagesOf('pt', 'drawer').open }).click();
  await page.getByRole('dialog').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await bookingCard(page, 'pt').pick('checkIn', '2027-04-01');

  expect(offTheSite(requests)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('what a guest writes stays in the page until the guest sends it', async ({ page, context }) => {
  const requests = watchRequests(context);
  const service = await formsServiceOf(page);
  const form = guestForm(page, 'spa', 'pt');
  const { written } = forms.spa;
  await form.open();
  await form.write();
  await page.reload();
  await hydrated(page);
  await form.shows(written);
  expect(offTheSite(requests)).toEqual([]);

  service.becomes('fails');
  await form.submit.click();
  await expect(form.retry).toBeVisible();
  expect(offTheSite(requests)).toEqual([formsServiceUrl + formsPath]);
  for (const address of [...requests, page.url()])
    for (const text of Object.values(written)) expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(text);
  expect(await context.cookies()).toEqual([]);
});

test('the booking engine receives only the origin as referrer', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.clock.setFixedTime(noon);
  await openPage(page, '/?utm_source=newsletter&email=helena@exemplo.com');
  const left = page.waitForRequest(`${bookingEngineUrl}/**`);
  await bookingCard(page, 'pt').submit.click();
  expect((await (await left).allHeaders()).referer).toBe(`${siteUrl}/`);
});
