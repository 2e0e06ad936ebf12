import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/i18n/formatDays';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { nextAnnualDay } from '../../src/domain/offers/offerState';
import { seasonAheadFirst } from '../../src/domain/offers/placeInYear';
import { addDays } from '../../src/domain/time/plainDate';
import { offers, said, pathOfRole } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { engineAddress, engineStart } from '../support/servers/bookingEngine';
import { expect, test, withoutFilm } from '../support/test';

// Offers on a given day: the dates in their booking links, and when they come next. Each rule: src/domain/offers.

test.use(withoutFilm);

const annual = offers.flatMap(({ annualDay, path, ...offer }) => (annualDay && path ? [{ ...offer, annualDay, path }] : []));
const season = offers.find(({ path, annualDay, firstDay, stay }) => path === null && !annualDay && !firstDay && !stay);

async function open(page: Page, path: string, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-03:00`));
  await openPage(page, path);
}

for (const language of inLanguages('en')) {
  for (const day of ['2026-11-26', '2027-01-01', '2028-02-29'])
    test(`on ${day} nothing that comes every year is over, and its next day stands in words, in ${language}`, async ({ page }) => {
      const next = ({ annualDay }: (typeof annual)[number]) => formatDay(nextAnnualDay(annualDay, day), language);
      await open(page, localizedPath(pathOfRole('offers'), language), day);
      const chart = page.getByRole('navigation', { name: say(language, 'experiences', 'calendar') });
      for (const offer of annual) await expect(chart.locator(`a[href="#${offer.slug}"]`)).toContainText(next(offer));
      await expect(page.locator('#com-data ol > li').first()).toHaveAttribute('id', seasonAheadFirst(offers, day)[0]?.slug ?? '');
      const [one, other] = annual;
      if (!one || !other) return;
      await open(page, localizedPath(one.path, language), day);
      const others = page.getByRole('region', { name: say(language, 'offers', 'others') });
      await expect(others.locator(`a[href="${localizedPath(other.path, language)}"]`)).toContainText(next(other));
    });

  test(`the button of a celebration carries its nights, that of a season no dates, in ${language}`, async ({ page }) => {
    const today = '2026-11-10';
    for (const { path, action, annualDay, nights } of annual) {
      await open(page, localizedPath(path, language), today);
      const day = nextAnnualDay(annualDay, today);
      const stay = nights && { checkIn: addDays(day, -nights.before), checkOut: addDays(day, nights.after) };
      await expect(page.getByRole('link', { name: said(action, language) }).first()).toHaveAttribute('href', stay ? engineAddress(stay) : engineStart);
    }
    await open(page, localizedPath(pathOfRole('offers'), language), today);
    if (season) await expect(page.locator(`#${season.slug}`).getByRole('link', { name: said(season.action, language) })).toHaveAttribute('href', engineStart);
  });
}
