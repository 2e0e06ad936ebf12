import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/**
 * What screen readers announce unasked: the text of a live region whenever it changes to something. Call it before the page is opened.
 * @returns runs an act, and what was announced from then until a second later
 */
export async function announcements(page: Page): Promise<(act: () => Promise<unknown>) => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const announced: string[] = (window.announced = []);
    const last = new WeakMap<Element, string>();
    const textOf = (region: Element) => (region.closest('[inert], [hidden]') ? '' : region.textContent.replace(/\s+/g, ' ').trim());
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(regions);
        if (around) changed.add(around);
        // a region that comes with its text is announced where it is an alert only
        for (const node of addedNodes)
          if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches('[role="alert"]')) changed.add(one);
      }
      for (const region of changed) {
        const text = textOf(region);
        if (text !== last.get(region)) {
          last.set(region, text);
          if (text) announced.push(text);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async (act) => {
    await page.evaluate(() => window.announced?.splice(0));
    await act();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    return page.evaluate(() => [...(window.announced ?? [])]);
  };
}
