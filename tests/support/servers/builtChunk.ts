import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** Matches the address of the built script that contains a text, including those left by earlier builds. */
export function chunkWith(text: string): RegExp {
  const files = fs.readdirSync('public/static').filter((name) => name.endsWith('.js') && fs.readFileSync(`public/static/${name}`, 'utf8').includes(text));
  if (files.length === 0) throw new Error(`No script of the built site holds “${text}”.`);
  return new RegExp(`/static/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}

/**
 * Delays the script that contains a text.
 * @returns a function that releases it
 */
export async function delayChunk(page: Page, text: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkWith(text), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
