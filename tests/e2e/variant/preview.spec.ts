import type { Page } from '@playwright/test';
import { formatDay } from '../../../src/domain/i18n/formatDay';
import { announcementDelay } from '../../../src/domain/offers/announcement';
import { nextAnnualDay } from '../../../src/domain/offers/offerState';
import type { PlainDate } from '../../../src/domain/time/plainDate';
import { languageTags, type Language } from '../../../src/site';
import { offers, said } from '../../support/content/hotel';
import { announcement } from '../../support/pages/announcement';
import { hydrated } from '../../support/pages/inBrowser';
import { expect } from '../../support/test';
import { christmas, test } from '../../support/servers/variant';
import { messagesOf } from '../../support/content/messages';

/** An offer that comes every year, and its next day in words. */
const { path, annualDay } = offers.find((offer) => offer.path && offer.annualDay) ?? { path: '', annualDay: null };
const next = (today: PlainDate) => (annualDay ? formatDay(nextAnnualDay(annualDay, today), 'pt') : '');
const notice = (page: Page, language: Language) => page.getByRole('complementary', { name: messagesOf(language, 'preview').label, exact: true });
const long = (day: PlainDate, language: Language) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

test.use({ announcing: true });
test.beforeEach(({ page }) => page.clock.install({ time: new Date('2026-11-21T09:30:00-03:00') }));

test('shows the site as of the given day, and says which day it is', async ({ page }) => {
  await page.goto(`${path}?em=2025-12-30`);
  await expect(notice(page, 'pt')).toContainText(long('2025-12-30', 'pt'));
  await expect(page.locator('main').getByText(next('2025-12-30')).first()).toBeVisible();
  await expect(page.locator('footer')).toContainText('© 2025');

  await page.goto(`${path}?em=`);
  await expect(notice(page, 'pt')).toContainText(long('2026-11-21', 'pt'));
  await expect(page.locator('main').getByText(next('2026-11-21')).first()).toBeVisible();
});

test('shows the announcement of that day', async ({ page }) => {
  for (const [day, heading] of [
    ...(announcement ? [['2026-12-19', said(announcement.heading, 'pt')] as const] : []),
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
