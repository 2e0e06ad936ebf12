import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';
import { offers } from '../../support/content/hotel';
import { expect } from '../../support/test';
import { newOffer, newRoom, test } from '../../support/servers/variant';

const path = `/quartos/${newRoom.slug}`;

test('a room file becomes a page in three languages, a card and an entry in the sitemap', async ({ page }) => {
  for (const language of languages) {
    const response = await page.goto(localizedPath(path, language));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newRoom.name[language] ?? newRoom.name.pt);
  }
  await page.goto('/acomodacoes');
  await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const language of languages) expect(sitemap).toContain(`${localizedPath(path, language)}</loc>`);
});

test('an offer file with a path becomes a page in three languages, among the other offers and in the sitemap', async ({ page }) => {
  for (const language of languages) {
    const response = await page.goto(localizedPath(newOffer.path, language));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newOffer.name[language] ?? newOffer.name.pt);
  }
  await page.goto(offers.flatMap((offer) => offer.path ?? [])[0] ?? '');
  await expect(page.locator(`main a[href="${newOffer.path}"]`)).toContainText(newOffer.name.pt);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const language of languages) expect(sitemap).toContain(`${localizedPath(newOffer.path, language)}</loc>`);
});
