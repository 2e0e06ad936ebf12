import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { statsFile, type WebpackStats } from '../../../plugins/gatsby-plugin-first-paint/src/internals';
import { pageChunkPrefix } from '../../../src/gatsby/internals';

/** The scripts that start a page, by the beginning of their names; that of a page is a number. */
export const startingScripts = ['webpack-runtime', 'framework', 'app', '\\d+'] as const;

/** Matches the address of one of these scripts; a second try has a query. */
export const scriptNamed = (names: readonly string[]): RegExp => new RegExp(`/static/(?:${names.join('|')})-[^/]*\\.js(?:$|\\?)`);

/** Matches the address of the built script that contains a text, including those left by earlier builds. */
export function scriptWith(text: string): RegExp {
  const files = fs.readdirSync('public/static').filter((name) => name.endsWith('.js') && fs.readFileSync(`public/static/${name}`, 'utf8').includes(text));
  if (files.length === 0) throw new Error(`No script of the built site holds “${text}”.`);
  return new RegExp(`/static/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}

/** Matches the address of a page's own script in the built site, by the name of its file in src/pages. */
export function scriptOfPage(page: string): (url: URL) => boolean {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(`public/${statsFile}`, 'utf8')) as WebpackStats;
  const script = (assetsByChunkName[`${pageChunkPrefix}src-pages-${page}-tsx`] ?? []).filter((file) => file.endsWith('.js')).at(-1);
  if (!script) throw new Error(`public/${statsFile} names no script of src/pages/${page}.tsx: is the build of another version?`);
  return ({ pathname }) => pathname === `/${script}`;
}

/**
 * Holds requests.
 * @returns a function that lets them go
 */
export async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Lets every script fail from now on. */
export const loseScripts = (page: Page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }));

/** Counts the documents that a page has loaded. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}
