import type { Page } from '@playwright/test';

/** The scripts that start a page, by the beginning of their names. */
export const startingScripts = ['webpack-runtime', 'framework', 'app', 'component---src'] as const;

/** Matches the address of one of these scripts; a second try has a query. */
export const scriptNamed = (names: readonly string[]): RegExp => new RegExp(`/static/(?:${names.join('|')})[^/]*\\.js(?:$|\\?)`);

/**
 * Holds the scripts that start a page.
 * @returns a function that lets them go
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const scripts = scriptNamed(startingScripts);
  await page.route(scripts, async (route) => {
    await held;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}
