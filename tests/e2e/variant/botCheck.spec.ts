import { expect } from '../../support/test';
import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';
import { pathOfRole } from '../../support/content/hotel';
import { consentBar, visit } from '../../support/pages/consent';
import { hydrated } from '../../support/pages/inBrowser';
import { accepted, scriptOf, test, tracesOf } from '../../support/servers/variant';

const answered = accepted;
const { botCheck: botCheckScript } = scriptOf;

test.describe('the bot check', () => {
  test('is loaded after consent, once for the whole site, async and deferred in the head; its badge is hidden and named in the footer', async ({
    page,
    answersOf,
    outsideRequests,
  }) => {
    await answersOf('well');
    await visit(page, '/resort');
    const { come, accept } = consentBar(page, 'pt');
    await come();
    expect(outsideRequests).toEqual([]);
    await accept.click();
    const script = page.locator(`head > script[src="${botCheckScript}"]`);
    await expect(script).toHaveJSProperty('async', true);
    await expect(script).toHaveJSProperty('defer', true);
    const badge = page.locator('.grecaptcha-badge');
    await expect(badge).toBeAttached();
    await expect(badge).toBeHidden();
    await page.locator('a[href="/gastronomia"]').filter({ visible: true }).last().click();
    await expect(page).toHaveURL('/gastronomia');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^(privacidade|termos) / })).toHaveCount(2);
    expect(outsideRequests.filter((address) => address === botCheckScript)).toHaveLength(1);
  });

  for (const language of languages)
    test(`is never loaded on the children’s page, nor is any other third party, in ${language}`, async ({ page, answersOf, outsideRequests }) => {
      await answersOf('well');
      await visit(page, localizedPath(pathOfRole('children'), language), { answered });
      await consentBar(page, language).reopen.scrollIntoViewIfNeeded();
      expect(outsideRequests).toEqual([]);
      expect(await tracesOf(page)).toEqual({ scripts: [], frames: 0, globals: [] });
      await expect(page.locator('a[href*="google.com"]')).toHaveCount(0);
    });

  test('is unloaded when a guest goes to the children’s page', async ({ page, answersOf }) => {
    await answersOf('well');
    await visit(page, '/resort', { answered });
    await expect.poll(async () => (await tracesOf(page)).globals).toContain('grecaptcha');
    const loadedAfresh = page.waitForEvent('load');
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOfRole('children')}"]`)
      .first()
      .click();
    await loadedAfresh;
    await expect(page).toHaveURL(pathOfRole('children'));
    await hydrated(page);
    expect(await tracesOf(page)).toEqual({ scripts: [], frames: 0, globals: [] });
    await expect(page.locator('.grecaptcha-badge')).toHaveCount(0);
  });
});
