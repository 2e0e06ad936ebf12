import type { Page } from '@playwright/test';

/** What a page in print media has that is of no use on paper: small, pale or passing words, backgrounds and shades, controls. */
export const unprintable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** 10.5 points. */
    const smallest = 14;
    /** The lightness from which ink is pale, of 255. */
    const pale = 130;
    const found: string[] = [];
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 30)}”`;
    for (const element of document.body.querySelectorAll('*')) {
      if (!shown(element)) continue;
      const { fontSize, color, backgroundColor, backgroundImage, textShadow } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') found.push(`${nameOf(element)} has a background`);
      if (element.matches('button, select, textarea, [data-open-badge]')) found.push(`${nameOf(element)} is shown`);
      const { width, height } = element.getBoundingClientRect();
      const isText = width > 1 && height > 1 && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!isText || element.closest('svg, .sr-only')) continue;
      if (Number.parseFloat(fontSize) < smallest - 0.01) found.push(`${nameOf(element)} is ${fontSize}`);
      if (textShadow !== 'none') found.push(`${nameOf(element)} has a shadow`);
      const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
      if ((red * 299 + green * 587 + blue * 114) / 1000 > pale) found.push(`${nameOf(element)} is ${color}`);
    }
    return found;
  });
