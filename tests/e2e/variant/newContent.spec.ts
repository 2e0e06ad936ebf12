import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';
import { offers } from '../../support/content/hotel';
import { expect } from '../../support/test';
import { newOffer, newRoom, test } from '../../support/servers/variant';

for (const { what, path, name, among } of [
  { what: 'a room file', path: `/quartos/${newRoom.slug}`, name: newRoom.name, among: '/acomodacoes' },
  { what: 'an offer file with a path', path: newOffer.path, name: newOffer.name, among: offers.flatMap((offer) => offer.path ?? [])[0] ?? '' },
])
  test(`${what} becomes a page in three languages, a card among the others and an entry in the sitemap`, async ({ page }) => {
    for (const language of languages) {
      const response = await page.goto(localizedPath(path, language));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[language] ?? name.pt);
    }
    await page.goto(among);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`, { hasText: name.pt }).first()).toBeVisible();
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    for (const language of languages) expect(sitemap).toContain(`${localizedPath(path, language)}</loc>`);
  });
