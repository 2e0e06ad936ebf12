import type { Page } from '@playwright/test';

/** Sentences in the content with a font size below 18 px. */
export const smallText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join(' ')
        .trim();
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const text = ownText(element);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return text.length > 45 && size < 18 && element.checkVisibility() ? [`${size} px: ${text.slice(0, 60)}`] : [];
    });
  });

/** Touch targets smaller than 44 px, except links within a sentence. A field includes its label. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const boxOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
      return { width: Math.max(width, label?.width ?? 0), height: Math.max(height, label?.height ?? 0) };
    };
    const isSeen = (element: Element) => boxOf(element).width > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length + 10;
    return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea')]
      .filter((element) => isSeen(element) && !inSentence(element))
      .filter((element) => boxOf(element).width < least || boxOf(element).height < least)
      .map((element) => `${Math.round(boxOf(element).width)} × ${Math.round(boxOf(element).height)}: ${element.outerHTML.slice(0, 120)}`);
  });
