import puppeteer from 'puppeteer-core';
import type { Starter } from './browser';

/** Starts a headless Firefox, driven by WebDriver BiDi, which needs no driver program. */
export async function startFirefox(program: string): Promise<Starter> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    timeout: 90_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  });
  return {
    open: async () => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address),
        // the page knows an address set by script; during a navigation only Puppeteer knows it
        address: () => page.evaluate(() => window.location.href).catch(() => page.url()),
        evaluate: async <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) =>
          (await page.evaluate(inPage as (argument: unknown) => Result, argument)) as Result,
        resize: (width, height) => page.setViewport({ width, height }),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
