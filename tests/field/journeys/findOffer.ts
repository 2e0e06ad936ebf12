import { expect } from '@playwright/test';
import { bookingCard } from '../../support/pages/booking';
import { said, seniorFrom, seniorOffer, seniorStay, pathOfRole } from '../../support/content/hotel';
import { say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language, expectOfflineNotice, type Visitor } from '../visitor';

const name = said(seniorOffer?.name, language);
const path = seniorOffer?.path ?? '';
const age = String(seniorFrom);

const offersThatApply = ({ page }: Visitor) => page.getByRole('region', { name: say(language, 'offerFinder', 'groups.applies') });
const linkIn = (visitor: Visitor) => offersThatApply(visitor).getByRole('link', { name, exact: true });

async function arrived({ page, sees }: Visitor): Promise<void> {
  await expect(page).toHaveURL(path);
  await sees(page.getByRole('heading', { level: 1 }));
}

export const findOffer: Journey = {
  title: 'finds an offer',
  absent: !seniorOffer,
  begin: async (visitor) => {
    const { page, open, sees } = visitor;
    await open(pathOfRole('offers'));
    const finder = page.getByRole('group', { name: say(language, 'offerFinder', 'visit') });
    await page.locator('#qual-vale').scrollIntoViewIfNeeded();
    await sees(finder);
    const oldest = finder.getByRole('combobox', { name: say(language, 'offerFinder', 'anyoneFrom', { age }) });
    await oldest.selectOption(age);
    for (const field of ['checkIn', 'checkOut'] as const) {
      const day = seniorStay[field];
      const { calendar, show, dayCell } = bookingCard(page, language);
      await finder.getByRole('combobox', { name: say(language, 'booking', field), exact: true }).click();
      await show(day);
      await dayCell(day).click();
      await expect(calendar).toBeHidden();
    }
    await expect(oldest).toHaveValue(age);
    await sees(linkIn(visitor));
    const found = await offersThatApply(visitor).getByRole('heading', { level: 4 }).count();
    const sum = say(language, 'offerFinder', found === 1 ? 'sum.applies_one' : 'sum.applies_other', { count: String(found) });
    await expect(page.getByRole('status').filter({ hasText: sum })).toBeVisible();
  },
  end: async (visitor) => {
    await linkIn(visitor).click();
    await arrived(visitor);
  },
  notified: async (visitor) => {
    const { page } = visitor;
    await linkIn(visitor).click();
    await expectOfflineNotice(page, 'page');
    await expect(linkIn(visitor)).toBeVisible();
  },
  withoutScript: async (visitor) => {
    const { page, open } = visitor;
    await open(pathOfRole('offers'));
    // its rules are in the page
    await page.getByRole('main').getByRole('link', { name }).last().click();
    await arrived(visitor);
  },
};
