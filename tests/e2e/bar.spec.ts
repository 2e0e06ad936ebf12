import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { wordsOf } from '../support/booking';
import { hydrated } from '../support/inBrowser';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { expect, test } from '../support/test';

/** A page and a room, on every kind of screen. */
const visits: readonly { language: Language; path: string; name: string; viewport: { width: number; height: number } }[] = [
  { language: 'pt', path: '/contato', name: 'Contato', viewport: { width: 1440, height: 900 } },
  { language: 'en', path: '/quartos/luxo', name: 'Luxury', viewport: { width: 1024, height: 700 } },
  { language: 'fr', path: '/eventos', name: '', viewport: { width: 390, height: 844 } },
];

for (const { language, path, name, viewport } of visits)
  test(`${localizedPath(path, language)}, ${viewport.width} px wide: the bar comes with the first scroll, leads on, and covers no focus`, async ({ page }) => {
    const words = wordsOf(language, 'common');
    await nothingAnnounced(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(localizedPath(path, language));
    await hydrated(page);
    const bar = page.getByRole('region', { name: words.bar });
    await expect(bar).toHaveCount(0);
    await page.mouse.wheel(0, 700);
    await expect(bar).toBeVisible();
    if (name) await expect(bar.getByText(name, { exact: true })).toBeVisible();
    await expect(bar.getByRole('link', { name: words.book })).toHaveAttribute('href', localizedPath('/#reservar', language));

    // from the first to the last thing that takes the focus, and back
    await page.locator('main').focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      const covered: string[] = [];
      let stood = 0;
      for (let presses = 0; presses < 400; presses += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate((name) => {
          const { activeElement: focused } = document;
          const [shown, element] = [document.querySelector(`[role=region][aria-label="${name}"]`), focused instanceof HTMLElement ? focused : document.body];
          if (element === document.body || element.closest('header')) return 'end';
          if (!shown || shown.contains(element)) return undefined;
          const [cover, box] = [shown.getBoundingClientRect(), element.getBoundingClientRect()];
          return box.height < 200 && box.bottom > cover.top + 1 && box.top < cover.bottom - 1 ? element.outerHTML.slice(0, 120) : '';
        }, words.bar ?? '');
        if (found === 'end') break;
        if (found !== undefined) stood += 1;
        if (found) covered.push(found);
      }
      expect(stood, `focus moves beside the bar, by ${key}`).toBeGreaterThan(0);
      expect(covered, `covered, by ${key}`).toEqual([]);
    }

    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await bar.getByRole('button', { name: words.top }).click();
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(bar).toHaveCount(0);
  });
