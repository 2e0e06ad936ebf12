import type { Page } from '@playwright/test';

/**
 * Words that are cut by a box around them or by the window, run out of their own background, do not fit into their field, or stand over other words or over a control;
 * controls that are outside the window. Ignored are words that only screen readers get, those that end in “…”, and what lies outside a carousel or another scroller. What is fixed to the
 * screen, and the offer of another language, may stand over other words: the page scrolls under the one, the other lies over it until it is closed.
 */
export const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly element: Element;
      readonly text: string;
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
      element.closest('.sr-only, .skip, [aria-hidden="true"], [inert], script, style, noscript, template') !== null ||
      styleOf(element).textOverflow === 'ellipsis' ||
      ancestors(element).some((one) => styleOf(one).clipPath === 'inset(50%)');
    const liesOver = (element: Element) =>
      element.closest('aside[lang]') !== null || ancestors(element).some((one) => ['fixed', 'sticky'].includes(styleOf(one).position));
    const scrollersOf = (element: Element) =>
      ancestors(element).filter((one) => [styleOf(one).overflowX, styleOf(one).overflowY].some((value) => value !== 'visible'));
    const scrolls = (scrollers: readonly Element[]) =>
      scrollers.some(
        (one) =>
          /auto|scroll/.test(styleOf(one).overflowX) ||
          one.matches('[aria-roledescription] *') ||
          one.querySelector(':scope ul > li > *, [aria-roledescription], [style*="touch-action"]') !== null,
      );
    const isOutside = (line: Pick<Box, 'left' | 'right'>) => line.left < -2 || line.right > document.documentElement.clientWidth + 2;
    /** The nearest box with a background or border of its own. */
    const backgroundOf = (element: Element) =>
      ancestors(element).find((one) => {
        const { backgroundColor, borderLeftWidth, borderRightWidth, display } = styleOf(one);
        return display !== 'inline' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderLeftWidth !== '0px' && borderRightWidth !== '0px'));
      });
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;

    const boxes: Box[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || isLeftOut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // a line's box is as tall as the font; the letters take the middle of it
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, height }) => ({ element, text, left, right, top: top + height * 0.25, bottom: top + height * 0.75 }));
      const scrollers = scrollersOf(element);
      if (scrolls(scrollers)) continue;
      const background = backgroundOf(element);
      for (const line of lines) {
        const leaves = (one: Element) => {
          const box = one.getBoundingClientRect();
          return line.right > box.right + 2 || line.left < box.left - 2 || line.bottom > box.bottom + 2 || line.top < box.top - 2;
        };
        for (const one of scrollers.filter(leaves)) faults.push(`cut by ${name(one)}: ${text.slice(0, 60)}`);
        if (background && leaves(background)) faults.push(`runs out of ${name(background)}: ${text.slice(0, 60)}`);
        if (isOutside(line)) faults.push(`outside the window: ${text.slice(0, 60)}`);
        if (!liesOver(element)) boxes.push(line);
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const element of document.querySelectorAll('button, .btn, input:not([type="hidden"]), select, textarea')) {
      if (isLeftOut(element)) continue;
      const { left, right, top, width, height } = element.getBoundingClientRect();
      if (width > 2 && !scrolls(scrollersOf(element))) {
        if (isOutside({ left, right })) faults.push(`outside the window: ${name(element)}`);
        const background = backgroundOf(element.parentElement ?? element)?.getBoundingClientRect();
        if (background && (left < background.left - 2 || right > background.right + 2)) faults.push(`runs out of its background: ${name(element)}`);
      }
      if (pen && (element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && !/checkbox|radio|range/.test(element.type)))) {
        const shown = element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : element.value || element.placeholder;
        const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = styleOf(element);
        Object.assign(pen, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing, wordSpacing });
        if (pen.measureText(shown).width > element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1)
          faults.push(`does not fit into ${name(element)}: ${shown}`);
      }
      if (liesOver(element)) continue;
      const { opacity, borderTopWidth, backgroundColor } = styleOf(element);
      // without border and background the box is only a target: what is seen is one line in its middle
      const unseen = borderTopWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)' ? height / 4 : 0;
      if (width > 2 && Number(opacity) > 0 && !element.matches('a'))
        boxes.push({ element, text: name(element), left, right, top: top + unseen, bottom: top + height - unseen });
    }
    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 3 && down > 3) faults.push(`${name(one.element)} “${one.text.slice(0, 40)}” over ${name(other.element)} “${other.text.slice(0, 40)}”`);
      }
    });
    return [...new Set(faults)];
  });
