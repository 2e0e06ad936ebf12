import { expect } from '../../support/test';
import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';
import { consentBar, visit } from '../../support/consent';
import { hydrated } from '../../support/inBrowser';
import { test, thirdPartyOrigin, tracesOf } from '../../support/variant';

const answered = 'accepted marketing botCheck';
const botCheckScript = `${thirdPartyOrigin}/recaptcha/api.js?render=site-key&hl=en`;

test.describe('the bot check', () => {
  test('is loaded after consent, once for the whole site, async and deferred in the head; its badge is hidden and named in the footer', async ({
    page,
    answersOf,
    askedOutside,
  }) => {
    await answersOf('well');
    await visit(page, '/resort');
    const { come, accept } = consentBar(page, 'pt');
    await come();
    expect(askedOutside).toEqual([]);
    await accept.click();
    const script = page.locator(`head > script[src="${botCheckScript}"]`);
    await expect(script).toHaveJSProperty('async', true);
    await expect(script).toHaveJSProperty('defer', true);
    const badge = page.locator('.grecaptcha-badge');
    await expect(badge).toBeAttached();
    await expect(badge).toBeHidden();
    await page.getByRole('link', { name: 'Gastronomia' }).last().click();
    await expect(page).toHaveURL('/gastronomia');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^(privacidade|termos) / })).toHaveCount(2);
    expect(askedOutside).toEqual([botCheckScript]);
  });

  for (const language of languages)
    test(`is never loaded on the children’s page, nor is any other third party, in ${language}`, async ({ page, answersOf, askedOutside }) => {
      await answersOf('well');
      await visit(page, localizedPath('/parque-da-crianca', language), { answered });
      await consentBar(page, language).reopen.scrollIntoViewIfNeeded();
      expect(askedOutside).toEqual([]);
      expect(await tracesOf(page)).toEqual({ scripts: [], frames: 0, globals: [] });
      await expect(page.locator('a[href*="google.com"]')).toHaveCount(0);
    });

  test('is unloaded when a guest goes to the children’s page', async ({ page, answersOf }) => {
    await answersOf('well');
    await visit(page, '/resort', { answered });
    await expect.poll(async () => (await tracesOf(page)).globals).toEqual(['grecaptcha']);
    const loadedAfresh = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Parque da criança' }).click();
    await loadedAfresh;
    await expect(page).toHaveURL('/parque-da-crianca');
    await hydrated(page);
    expect(await tracesOf(page)).toEqual({ scripts: [], frames: 0, globals: [] });
    await expect(page.locator('.grecaptcha-badge')).toHaveCount(0);
  });

  for (const manner of ['fails', 'garbage', 'never', 'throws'] as const)
    test(`may fail (${manner}) without visible effect`, async ({ page, answersOf, askedOutside }) => {
      await answersOf(manner);
      await visit(page, '/resort', { answered });
      await expect.poll(() => askedOutside).toContain(botCheckScript);
      await page.getByRole('link', { name: 'Gastronomia' }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/gastronomia');
    });
});
