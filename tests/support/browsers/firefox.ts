import puppeteer from 'puppeteer-core';
import type { Starter } from './browser';

/** A Firefox without a window. Puppeteer speaks WebDriver BiDi with it, which needs no driver. */
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
        // the page itself knows what a script has made of its address; while another one comes, Puppeteer does
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
