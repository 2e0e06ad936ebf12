import type { Page } from '@playwright/test';

/**
 * Words that are cut by the box around them, or stand over other words or over a control. Ignored are words that only screen readers get, what lies outside a
 * carousel or another scroller, what is fixed to the screen, under which the page scrolls, and the offer of another language, which lies over the page until it is closed.
 */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly element: Element;
      readonly words: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const ancestors = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) found.push(one);
      return found;
    };
    const isLeftOut = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.sr-only, .skip, aside[lang], [aria-hidden="true"], [inert], script, style, noscript, template') !== null ||
      ancestors(element).some((one) => ['fixed', 'sticky'].includes(styleOf(one).position) || styleOf(one).clipPath === 'inset(50%)');
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;

    const boxes: Box[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || isLeftOut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // a line's box is as tall as the font; the letters take the middle of it
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, height }) => ({ element, words, left, right, top: top + height * 0.25, bottom: top + height * 0.75 }));
      const scrollers = ancestors(element).filter((one) => [styleOf(one).overflowX, styleOf(one).overflowY].some((value) => value !== 'visible'));
      const scrolls = scrollers.some((one) => /auto|scroll/.test(styleOf(one).overflow) || one.querySelector(':scope ul > li > *, .slick-track') !== null);
      for (const line of lines) {
        if (!scrolls)
          for (const one of scrollers) {
            const box = one.getBoundingClientRect();
            if (line.right > box.right + 2 || line.left < box.left - 2 || line.bottom > box.bottom + 2 || line.top < box.top - 2)
              faults.push(`cut by ${name(one)}: ${words.slice(0, 60)}`);
          }
        if (!scrolls) boxes.push(line);
      }
    }
    for (const element of document.querySelectorAll('button, input:not([type="hidden"]), select, textarea')) {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const { opacity, borderTopWidth, backgroundColor } = styleOf(element);
      // without border and background the box is only a target: what is seen is one line in its middle
      const unseen = borderTopWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)' ? height / 4 : 0;
      if (width > 2 && !isLeftOut(element) && Number(opacity) > 0)
        boxes.push({ element, words: name(element), left, right, top: top + unseen, bottom: top + height - unseen });
    }
    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 3 && down > 3) faults.push(`${name(one.element)} “${one.words.slice(0, 40)}” over ${name(other.element)} “${other.words.slice(0, 40)}”`);
      }
    });
    return [...new Set(faults)];
  });
