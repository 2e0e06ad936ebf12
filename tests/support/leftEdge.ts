import type { Page } from '@playwright/test';

/** How far from the page's edge something is meant to stand elsewhere, such as in a second column. */
const apart = 70;

/**
 * Headings, words, rows, tabs and buttons of the content that stand near the page's left edge and not on it. Words beside an icon are where the icon is;
 * what stands in a box of its own ground or border, and the slides of a carousel, have edges of their own.
 */
export const nearlyOnTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: absolute; width: var(--edge)';
    const edge = probe.getBoundingClientRect().width;
    probe.remove();
    const boxed = (element: Element) => {
      for (let box = element.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const { borderLeftWidth, backgroundColor, backgroundImage } = getComputedStyle(box);
        const grounded = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
        const { left, right } = box.getBoundingClientRect();
        if (Number.parseFloat(borderLeftWidth) > 0 || (grounded && right - left < innerWidth - 2)) return true;
      }
      return false;
    };
    const besideIcon = (element: Element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return [...(element.closest('li, div, label, p')?.parentElement?.querySelectorAll('svg, input') ?? [])]
        .map((icon) => icon.getBoundingClientRect())
        .some((icon) => icon.right <= left && icon.top < bottom && icon.bottom > top - 200 && Math.abs(icon.left - edge) <= 1);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.textContent.trim() !== '' &&
      element.getBoundingClientRect().width > 1;
    return (
      [...document.querySelectorAll('main :is(h1, h2, h3, p, dl, ul, ol, table, [role="tablist"], .btn, .link)')]
        .filter((element) => isShown(element) && !element.closest('dialog, .sr, .slick-slider, [aria-roledescription]'))
        .map((element) => {
          const { paddingLeft, fontSize } = getComputedStyle(element);
          const inner = element.matches('.btn, .link') ? 0 : Number.parseFloat(paddingLeft);
          return { element, left: element.getBoundingClientRect().left + inner, size: Number.parseFloat(fontSize) };
        })
        .filter(({ left }) => left > -1 && left < edge + least && Math.abs(left - edge) > 1)
        // figures that fill a block are aligned by their ink
        .filter(({ element, size }) => size < 100 && !boxed(element) && !besideIcon(element))
        .map(({ element, left }) => `${Math.round(left - edge)} px off: ${element.tagName} ${element.textContent.trim().slice(0, 60)}`)
    );
  }, apart);
