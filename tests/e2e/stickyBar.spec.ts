import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';

import { openPage } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { expect, test } from '../support/test';
import { pathOfRoom, room, said } from '../support/content/hotel';
import { pageName } from '../support/content/navigation';
import { messagesOf } from '../support/content/messages';

interface Visit {
  readonly language: Language;
  readonly path: string;
  /** The name in the bar. */
  readonly name: string;
  /** The target of “Reservar”: the page's own stay card, if it has one. */
  readonly book: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A page and a room, at every width. */
const atTop: readonly Visit[] = [
  { language: 'pt', path: '/contato', name: pageName('pt', '/contato'), book: '/#reservar', viewport: { width: 1440, height: 900 } },
  { language: 'en', path: pathOfRoom, name: said(room.name, 'en'), book: `${pathOfRoom}#reservar`, viewport: { width: 1024, height: 700 } },
  { language: 'fr', path: '/eventos', name: pageName('fr', '/eventos'), book: '/#reservar', viewport: { width: 390, height: 844 } },
];

for (const { language, path, name, book, viewport } of inFull(atTop, ...atTop.slice(-1)))
  test(`${localizedPath(path, language)}, ${viewport.width} px wide: the bar appears with the first scroll, its links work, and it covers no focused element`, async ({
    page,
  }) => {
    const messages = messagesOf(language, 'common');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await openPage(page, localizedPath(path, language));
    const bar = page.getByRole('region', { name: messages.bar });
    await expect(bar).toHaveCount(0);
    await page.mouse.wheel(0, 700);
    await expect(bar).toBeVisible();
    await expect(bar.getByText(name, { exact: true })).toBeVisible();
    await expect(bar.getByRole('link', { name: messages.book })).toHaveAttribute('href', localizedPath(book, language));

    const menu = messagesOf(language, 'drawer');
    const drawer = page.getByRole('dialog', { name: menu.label });
    await bar.getByRole('button', { name: menu.open }).click();
    await expect(drawer.locator('ul a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(bar.getByRole('button', { name: menu.open })).toBeFocused();

    // from the first to the last focusable element, and back
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
        }, messages.bar ?? '');
        if (found === 'end') break;
        if (found !== undefined) stood += 1;
        if (found) covered.push(found);
      }
      expect(stood, `focus moves beside the bar, by ${key}`).toBeGreaterThan(0);
      expect(covered, `covered, by ${key}`).toEqual([]);
    }

    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await bar.getByRole('button', { name: messages.top }).click();
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(bar).toHaveCount(0);
  });

const [roomOnPhone, roomOnDesk, structure] = [
  { path: pathOfRoom, width: 390, card: 'complementary' },
  { path: pathOfRoom, width: 1440, card: 'complementary' },
  { path: '/estrutura', width: 390, card: 'form' },
] as const;
for (const { path, width, card } of inFull([roomOnPhone, roomOnDesk, structure], roomOnPhone, structure))
  test(`“Reservar” on ${path}, ${width} px wide, leads to the page’s own stay card`, async ({ page }) => {
    const messages = messagesOf('pt', 'common');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
    await page.getByRole('region', { name: messages.bar }).getByRole('link', { name: messages.book }).click();
    const stay = page.locator('main').getByRole(card, { name: card === 'form' ? messagesOf('pt', 'booking').form : /./ });
    await expect(stay.first()).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(path);
  });
