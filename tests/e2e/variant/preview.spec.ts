import type { Page } from '@playwright/test';
import { announcementDelay } from '../../../src/domain/offers/announcement';
import type { PlainDate } from '../../../src/domain/time/plainDate';
import { languageTags, type Language } from '../../../src/site';
import { menuLabel } from '../../support/content/navigation';
import { hydrated } from '../../support/pages/inBrowser';
import { expect } from '../../support/test';
import { christmas, test } from '../../support/servers/variant';
import { wordsOf } from '../../support/content/words';

const notice = (page: Page, language: Language) => page.getByRole('complementary', { name: wordsOf(language, 'preview').label, exact: true });
const long = (day: PlainDate, language: Language) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

test.beforeEach(({ page }) => page.clock.install({ time: new Date('2026-11-21T09:30:00-03:00') }));

test('shows the site as of the given day, and says which day it is', async ({ page }) => {
  await page.goto('/reveillon?em=2025-12-30');
  await expect(notice(page, 'pt')).toContainText(long('2025-12-30', 'pt'));
  await expect(page.locator('main').getByText('31 de dezembro de 2025').first()).toBeVisible();
  await expect(page.locator('footer')).toContainText('© 2025');

  await page.goto('/reveillon?em=');
  await expect(notice(page, 'pt')).toContainText(long('2026-11-21', 'pt'));
  await expect(page.locator('main').getByText('31 de dezembro de 2026').first()).toBeVisible();
});

test('keeps the day through links, languages and a reload, until it is reset', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resort?em=2026-12-24');
  await hydrated(page);
  await page
    .getByRole('link', { name: menuLabel('pt', '/gastronomia') })
    .first()
    .click();
  await expect(page).toHaveURL('/gastronomia');
  await expect(notice(page, 'pt')).toContainText(long('2026-12-24', 'pt'));
  await page.goto('/fr/gastronomia');
  await expect(notice(page, 'fr')).toContainText(long('2026-12-24', 'fr'));
  await page.reload();
  await expect(notice(page, 'fr')).toContainText(long('2026-12-24', 'fr'));
  await notice(page, 'fr').getByRole('link').click();
  await expect(page).toHaveURL('/fr/gastronomia?em=');
  await expect(notice(page, 'fr')).toContainText(long('2026-11-21', 'fr'));
});

test('shows the announcement of that day', async ({ page }) => {
  for (const [day, heading] of [
    ['2026-12-19', '1ª Festa do Hawaii'],
    ['2026-12-24', christmas.heading.pt],
  ] as const) {
    await page.goto('/resort');
    await notice(page, 'pt').locator('input').fill(day);
    await notice(page, 'pt').getByRole('button').click();
    await expect(page).toHaveURL(`/resort?em=${day}`);
    await hydrated(page);
    await page.clock.runFor(announcementDelay + 100);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  }
});
