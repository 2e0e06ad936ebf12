import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from './contrast';

interface Leaf {
  readonly text: string;
  readonly colour: readonly [number, number, number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Elements with their own text, with position in the viewport and colour. */
const leavesOf = (part: Locator): Promise<readonly Leaf[]> =>
  part.evaluateAll((roots) =>
    [...new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))].flatMap((element) => {
      const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (nodes.length === 0 || element.closest('.sr-only, form, .on-paper') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [];
      const range = document.createRange();
      const [first] = nodes;
      const last = nodes.at(-1);
      if (!first || !last) return [];
      range.setStartBefore(first);
      range.setEndAfter(last);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const box = { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return box.right - box.left > 2 && box.bottom - box.top > 2
        ? [
            {
              text: element.textContent.trim().slice(0, 40),
              colour: [red, green, blue] as const,
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            },
          ]
        : [];
    }),
  );

const pixelsOf = async (page: Page) =>
  sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Share of the pixels under the letters that may have less contrast, such as a highlight in the picture. */
const tolerance = 0.02;

/**
 * Measures the contrast of text with the picture behind it: compares screenshots with and without text, at the pixels that letters cover.
 * @returns texts whose contrast is below `least`, with the value
 */
export async function paleText(page: Page, part: Locator, least = 4.5): Promise<readonly string[]> {
  const leaves = await leavesOf(part);
  const lettered = await pixelsOf(page);
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('body * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [bare];
  });
  const background = await pixelsOf(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { width } = background.info;
  return leaves.flatMap(({ text, colour, left, top, width: wide, height: high }) => {
    const found: number[] = [];
    for (let y = Math.floor(top); y < Math.min(background.info.height, top + high); y += 1)
      for (let x = Math.floor(left); x < Math.min(width, left + wide); x += 1) {
        const at = (y * width + x) * 3;
        const rgb = (from: Buffer) => [from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0] as const;
        const inked = rgb(lettered.data);
        // the inside of a letter, not its antialiased edge
        if (Math.max(...inked.map((channel, index) => Math.abs(channel - (colour[index] ?? 0)))) > 10) continue;
        const under = rgb(background.data);
        if (Math.max(...inked.map((channel, index) => Math.abs(channel - (under[index] ?? 0)))) < 6) continue;
        found.push(contrast(colour, under));
      }
    found.sort((one, other) => one - other);
    const lowest = found[Math.floor(found.length * tolerance)];
    return lowest !== undefined && lowest < least ? [`${lowest.toFixed(2)}: ${text}`] : [];
  });
}
