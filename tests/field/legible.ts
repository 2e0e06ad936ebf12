import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../support/checks/contrast';

/** Contrast that graphics and large text need (WCAG 2.2, 1.4.3 and 1.4.11). */
const leastContrast = 3;
/** Share of an element's pixels that letters cover at least. */
const leastShare = 0.002;

/** The highest contrast between the most frequent colour of an element's pixels and another one that covers a visible share. */
async function highestContrast(thing: Locator): Promise<number> {
  const { data } = await sharp(await thing.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    // a colour by its three highest bits each: letters have soft edges
    const key = data.readUIntBE(at, 3) & 0xe0e0e0;
    shares.set(key, (shares.get(key) ?? 0) + 3 / data.length);
  }
  const colourOf = (key: number) => [key >> 16, (key >> 8) & 0xff, key & 0xff].map((channel) => channel + 16) as [number, number, number];
  const background = [...shares].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
  return Math.max(...[...shares].filter(([, share]) => share >= leastShare).map(([key]) => contrast(colourOf(background), colourOf(key))));
}

/** Expects something in the element to stand out from its background, whatever colours the browser has made of it. */
export async function legible(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await expect.poll(() => highestContrast(thing), { message: `${String(thing)} can be read` }).toBeGreaterThanOrEqual(leastContrast);
}
