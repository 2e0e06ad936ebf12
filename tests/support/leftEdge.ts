import type { Page } from '@playwright/test';

/** How far from the page's edge something is meant to stand elsewhere, such as in a second column. */
const apart = 70;

/**
 * Headings, words, tabs, rows and buttons of the content that stand near the page's left edge and not on it; cards of a carousel and words within
 * a bordered box have edges of their own.
 */
export const nearlyOnTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: absolute; width: var(--edge)';
    const edge = probe.getBoundingClientRect().width;
    probe.remove();
    const boxed = (element: Element) => {
      for (let box = element.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const { borderLeftWidth, backgroundColor } = getComputedStyle(box);
        const { left, right } = box.getBoundingClientRect();
        if (Number.parseFloat(borderLeftWidth) > 0 || (backgroundColor !== 'rgba(0, 0, 0, 0)' && right - left < innerWidth - 2)) return true;
      }
      return false;
    };
    return (
      [...document.querySelectorAll('main :is(h1, h2, h3, p, dl, ul, ol, table, form, fieldset, [role="tablist"], .btn, .link)')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.textContent.trim() !== '')
        .filter((element) => !element.closest('dialog, .sr, .slick-slider, [aria-roledescription]') && !boxed(element))
        .map((element) => ({ element, left: element.getBoundingClientRect().left, width: element.getBoundingClientRect().width }))
        .filter(({ left, width }) => width > 1 && left > -1 && left < edge + least && Math.abs(left - edge) > 1)
        // what is set very large is aligned by its ink
        .filter(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize) < 150)
        .map(({ element, left }) => `${Math.round(left - edge)} px off: ${element.tagName} ${element.textContent.trim().slice(0, 60)}`)
    );
  }, apart);
