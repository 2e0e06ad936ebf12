import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { announcementDelay } from '../../src/domain/offers/announcement';
import { axeFindings } from '../support/checks/accessibility';
import { openPage } from '../support/pages/inBrowser';
import { announcement } from '../support/pages/announcement';
import { openLightbox } from '../support/pages/gallery';
import { announceOnly } from '../support/pages/nothingAnnounced';
import { inFull, inLanguages } from '../support/sampling';
import { expect, noon, test } from '../support/test';
import { say, messagesOf } from '../support/content/messages';

// Pages themselves: pages.spec.ts.

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test.describe('dialogs pass axe', () => {
  for (const language of inLanguages('fr'))
    test(`the menu, in ${language}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.clock.setFixedTime(noon);
      await page.goto(localizedPath('/contato', language));
      await page.getByRole('button', { name: messagesOf(language, 'drawer').open }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

  test('the announcement, and its picture enlarged', async ({ page }) => {
    test.skip(!announcement, 'the hotel announces nothing');
    await announceOnly(page, announcement?.slug ?? '');
    await page.clock.install({ time: noon });
    await openPage(page, '/resort');
    await page.clock.runFor(announcementDelay + 100);
    await expect(page.getByRole('button', { name: say('pt', 'announcement', 'close') })).toBeVisible();
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say('pt', 'announcement', 'enlarge') }).click();
    await expect(page.getByRole('dialog', { name: say('pt', 'lightbox', 'label') })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const viewport of inFull([desk, phone], phone))
    test(`the gallery’s lightbox, ${viewport.width} px wide, enlarged too`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(noon);
      const lightbox = await openLightbox(page);
      await expect(lightbox.getByRole('img')).toBeVisible();
      expect.soft(await axeFindings(page)).toEqual([]);
      await lightbox.getByRole('button', { name: say('pt', 'lightbox', 'zoomIn') }).click();
      await expect(lightbox.getByRole('region')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });
});
