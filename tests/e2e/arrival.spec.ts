import type { Page } from '@playwright/test';
import { menuPaths } from '../support/content/navigation';
import { say } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { engineStart } from '../support/servers/bookingEngine';
import { countDocuments, scriptNamed } from '../support/servers/scripts';
import { expect, noon, test, withoutFilm } from '../support/test';

// What happens to a page before React has hydrated it. Forms and other people's software that changes the page: tests/field.

test.use({ viewport: { width: 390, height: 844 }, ...withoutFilm });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: say('pt', 'loading', 'missing') });
const menuLink = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();

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
