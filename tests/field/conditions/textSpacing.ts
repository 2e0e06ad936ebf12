import { expect, type Locator } from '@playwright/test';
import { sidewaysOverflow } from '../../support/checks/accessibility';
import type { Condition } from '../condition';

/** Runs in the page: the spacing that WCAG 2.2 1.4.12 lets readers set. */
export function setSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** The texts in an element that its own box, or that of an element around it, cuts off. */
const cutTexts = (thing: Locator): Promise<readonly string[]> =>
  thing.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.nodeValue?.trim() || text.parentElement?.closest('.sr-only') || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let around = text.parentElement as HTMLElement | null; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const sideways = overflowX !== 'visible' && around.scrollWidth > around.clientWidth && (left < box.left - 1 || right > box.right + 1);
        const upright = (overflowY === 'hidden' || overflowY === 'clip') && (top < box.top - 3 || bottom > box.bottom + 3);
        if (around !== document.documentElement && (sideways || upright)) cut.push(text.nodeValue.trim());
      }
    }
    return cut;
  });

/** A reader with dyslexia, who spaces letters, words and lines out. */
export const textSpacing: Condition = {
  visitor: 'a visitor who spaces text out',
  sample: 'findOffer',
  begin: async (page) => {
    await page.addInitScript(setSpacing);
    return {
      sees: async (thing) => {
        // what it is may be replaced while the page is on its way
        await expect(() => thing.scrollIntoViewIfNeeded()).toPass();
        expect(await cutTexts(thing), 'cut texts').toEqual([]);
        expect(await sidewaysOverflow(page), 'beyond the right edge').toEqual([]);
      },
    };
  },
};
