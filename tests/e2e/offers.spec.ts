import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/i18n/formatDay';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { nextAnnualDay } from '../../src/domain/offers/offerState';
import { seasonAheadFirst } from '../../src/domain/offers/placeInYear';
import { offers, pathOfRole } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { expect, test, withoutFilm } from '../support/test';

// Offers on a given day: when they come next. Each rule, and the dates in their booking links: src/domain/offers.

test.use(withoutFilm);

const annual = offers.flatMap(({ annualDay, path, ...offer }) => (annualDay && path ? [{ ...offer, annualDay, path }] : []));

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
}
