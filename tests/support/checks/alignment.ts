import type { Page } from '@playwright/test';

/** Pixels from the edge beyond which an element is deliberately elsewhere, such as in a second column. */
const maxOffset = 70;

/**
 * Headings, texts, tabs, rows and buttons that are near the page's left edge but not aligned with it. Carousel cards and text in a bordered box have edges of
 * their own.
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
        .filter((element) => !element.closest('dialog, .sr-only, [aria-roledescription], [aria-hidden="true"]') && !boxed(element))
        .map((element) => {
          const { left, width } = element.getBoundingClientRect();
          // of a padded list, where its entries begin
          const padding = element.matches('ul, ol') ? Number.parseFloat(getComputedStyle(element).paddingLeft) : 0;
          return { element, left: left + padding, width };
        })
        .filter(({ left, width }) => width > 1 && left > -1 && left < edge + least && Math.abs(left - edge) > 1)
        // very large text is optically aligned
        .filter(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize) < 150)
        .map(({ element, left }) => `${Math.round(left - edge)} px off: ${element.tagName} ${element.textContent.trim().slice(0, 60)}`)
    );
  }, maxOffset);
