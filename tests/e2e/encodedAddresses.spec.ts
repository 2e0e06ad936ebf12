import type { Page } from '@playwright/test';
import { languageOfPath } from '../../src/domain/i18n/localizedPath';
import { pathOfRoom } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { hydrated } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test, withoutFilm } from '../support/test';

// Addresses that were encoded once too often (docs/hotel-rules.md 11.10). Every way of encoding: src/domain/pages/meantAddress.test.ts.

test.use({ viewport: { width: 390, height: 844 }, ...withoutFilm });

const addresses: readonly (readonly [address: string, meant: string])[] = [
  [`${pathOfRoom}%3Futm_source%3Demail`, `${pathOfRoom}?utm_source=email`],
  ['/contato%23mapa', '/contato#mapa'],
  ['/en/contato%0A', '/en/contato'],
  [`${pathOfRoom.replace(/\/(?!quartos)/, '%2F')}?a=1`, `${pathOfRoom}?a=1`],
  ['/fr/n%61da%3Fa=1', '/fr/nada?a=1'],
  ['/en/nada%25mais', '/en/nada-mais'],
];

const pathOf = (address: string): string => new URL(address, siteUrl).pathname;

/** A host that redirects nothing: it answers an encoded path with the page, as most do, or with the 404 page, and neither loses a word of the address. */
async function withoutRedirects(page: Page, meant: string): Promise<void> {
  await page.route(/%/, async (route) => {
    const isPage = decodeURIComponent(pathOf(route.request().url())) === pathOf(meant);
    const response = await route.fetch({
      url: siteUrl + (isPage ? meant : meant.startsWith('/en') || meant.startsWith('/fr') ? `${meant.slice(0, 3)}/none` : '/none'),
    });
    await route.fulfill({ response });
  });
}

for (const [address, meant] of addresses)
  for (const host of inFull(['this host', 'one without redirects'], 'one without redirects'))
    test(`${address} is ${meant}, on ${host}, and its menu opens`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      if (host !== 'this host') await withoutRedirects(page, meant);
      await page.goto(address);
      await expect(page).toHaveURL(meant);
      await hydrated(page);
      const language = languageOfPath(meant);
      await page
        .getByRole('button', { name: say(language, 'drawer', 'open') })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: say(language, 'drawer', 'label') })).toBeVisible();
      await expect(page.getByText('404', { exact: true })).toHaveCount(meant.includes('nada') ? 1 : 0);
      expect(faults).toEqual([]);
    });
