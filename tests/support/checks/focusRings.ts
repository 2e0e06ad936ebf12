import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from './contrast';

/** CSS pixels around an element that a screenshot shows. */
const margin = 12;
/** By WCAG 2.2, 2.4.13: pixels whose contrast changes by at least 3:1 when the element takes the focus, as many as an outline of 2 px has. */
const least = { contrast: 3, width: 2 };

interface Focused {
  readonly name: string;
  /** What a screenshot shows: the element and what is around it, within the viewport. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The length of its edges that are within the viewport. */
  readonly length: number;
}

/** Everything that takes the focus by Tab, with a text for its look: its classes and those around it. */
const focusableOn = (page: Page) =>
  page.evaluateHandle(() => {
    const classesOf = (element: Element | null, levels: number): string =>
      element && levels > 0 ? `${classesOf(element.parentElement, levels - 1)} > ${element.tagName}.${element.getAttribute('class') ?? ''}` : '';
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, iframe, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, look: classesOf(element, 5) }));
  });

const pixelsOf = async (page: Page, clip: Focused['clip']) =>
  sharp(await page.screenshot({ clip, animations: 'disabled', scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer();

/** The number of pixels whose contrast differs by at least 3:1. */
function changedPixels(one: Buffer, other: Buffer): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const rgb = (from: Buffer) => [from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0] as const;
    if (contrast(rgb(one), rgb(other)) >= least.contrast) changed += 1;
  }
  return changed;
}

/**
 * Focuses what takes the focus by Tab, and compares screenshots with and without.
 * @param seen looks that need no measuring, to which those measured are added
 * @returns elements whose focus changes too few pixels, with their share of those needed
 */
export async function faintFocusRings(page: Page, seen: Set<string>): Promise<readonly string[]> {
  // from here on, the browser shows the focus as after a key
  await page.keyboard.press('Tab');
  const all = await focusableOn(page);
  const faint: string[] = [];
  const looks = await all.evaluate((list) => list.map(({ look }) => look));
  for (const [index, look] of looks.entries()) {
    if (seen.has(look)) continue;
    seen.add(look);
    const focused = await all.evaluate(
      (list, { at, margin }): Focused | null => {
        const element = list[at]?.element;
        // it may have gone since
        if (!element?.checkVisibility({ visibilityProperty: true })) return null;
        element.focus();
        // the ring may be around what stands for the element
        const around: (Element | null)[] = [element, element.nextElementSibling];
        for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
        const ringed = around.find((one) => one && getComputedStyle(one).outlineStyle !== 'none') ?? element;
        const { left, top, right, bottom } = ringed.getBoundingClientRect();
        const [width, height] = [document.documentElement.clientWidth, innerHeight];
        const [x, y] = [Math.max(0, Math.floor(left) - margin), Math.max(0, Math.floor(top) - margin)];
        const [wide, high] = [Math.min(width, right) - Math.max(0, left), Math.min(height, bottom) - Math.max(0, top)];
        return {
          name: `${element.outerHTML.slice(0, 100)} ${element.textContent.slice(0, 30)}`,
          clip: { x, y, width: Math.min(width, Math.ceil(right) + margin) - x, height: Math.min(height, Math.ceil(bottom) + margin) - y },
          // of a slider, its thumb
          length: element.matches('[type="range"]')
            ? 64
            : [top >= 0, bottom <= height].filter(Boolean).length * wide + [left >= 0, right <= width].filter(Boolean).length * high,
        };
      },
      { at: index, margin },
    );
    if (!focused) continue;
    const { name, clip, length } = focused;
    const ringed = await pixelsOf(page, clip);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const share = changedPixels(ringed, await pixelsOf(page, clip)) / (length * least.width);
    if (share < 1) faint.push(`${Math.round(share * 100)} %: ${name}`);
  }
  return faint;
}
