import { expect } from '@playwright/test';
import { languageLinkNames, say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { expectOfflineNotice, type Visitor } from '../visitor';

const to = 'en';
const link = ({ page }: Visitor) => page.getByRole('link', { name: languageLinkNames[to], exact: true }).first();

async function inEnglish({ page }: Visitor): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await expect(page.getByRole('link', { name: say(to, 'common', 'skip') })).toBeAttached();
}

export const changeLanguage: Journey = {
  title: 'changes the language',
  begin: async (visitor) => {
    await visitor.open('/gastronomia?dia=2027-03-09');
    await visitor.sees(link(visitor));
  },
  end: async (visitor) => {
    await link(visitor).click();
    await expect(visitor.page).toHaveURL('/en/gastronomia?dia=2027-03-09');
    await inEnglish(visitor);
  },
  notified: async (visitor) => {
    const { page } = visitor;
    await link(visitor).click();
    await expectOfflineNotice(page, 'page');
    await expect(page).toHaveURL('/gastronomia?dia=2027-03-09');
  },
  withoutScript: async (visitor) => {
    await visitor.open('/gastronomia');
    await link(visitor).click();
    await expect(visitor.page).toHaveURL('/en/gastronomia');
    await inEnglish(visitor);
  },
};
