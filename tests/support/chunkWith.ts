import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** The address of the built script that a text stands in, such as one of its words in Portuguese; of each of them, where earlier builds have left theirs. */
export function chunkWith(text: string): RegExp {
  const files = fs.readdirSync('public/static').filter((name) => name.endsWith('.js') && fs.readFileSync(`public/static/${name}`, 'utf8').includes(text));
  if (files.length === 0) throw new Error(`No script of the built site holds “${text}”.`);
  return new RegExp(`/static/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}

/**
 * Holds back the script that a widget is in.
 * @returns lets it through
 */
export async function holdBack(page: Page, text: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkWith(text), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
