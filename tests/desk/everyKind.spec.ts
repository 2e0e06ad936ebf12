import fs from 'node:fs';
import { launch } from 'puppeteer-core';
import { kinds } from '../../src/content/kinds';
import { findFirefox } from '../../tools/test/testBrowsers';
import { expect, routes, test } from '../support/desk/deskEditor';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ desk }) => desk.reset());

test('every kind of content opens with its fields and without errors', async ({ page, editor, desk }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [index, { kind, route }] of routes.entries()) {
    await (index === 0 ? editor.open(route) : editor.goTo(route));
    await expect(page.getByText(new RegExp(`coleção (?:${kinds[kind].label}|O hotel)`, 'i')).first()).toBeVisible();
    expect(await page.locator('.desk-input').count(), kind).toBeGreaterThan(2);
  }
  expect(errors).toEqual([]);
  expect(desk.differences()).toEqual([]);
});

test('one letter changed in the desk changes one line of the file and no other byte, in every kind', async ({ page, editor, desk }) => {
  test.setTimeout(8 * 60_000);
  let changed = 0;
  for (const [index, { kind, route, file }] of routes.entries()) {
    await (index === 0 ? editor.open(route) : editor.goTo(route));
    const text = page.locator('.desk-input textarea:visible').first();
    // single files have their texts in lists, which are collapsed
    if ((await text.count()) === 0) continue;
    changed += 1;
    const before = await text.inputValue();
    await text.fill(`${before.slice(0, -1)}z`);
    await editor.publish();
    await editor.saved();
    const lines = desk.changedLines(file);
    expect(lines, kind).toHaveLength(1);
    const whole = desk.read(file).replace(lines[0] ?? '', (lines[0] ?? '').replace(/z(",?)$/, `${before.slice(-1)}$1`));
    expect(whole, kind).toBe(fs.readFileSync(file, 'utf8'));
  }
  expect(desk.differences()).toHaveLength(changed);
  expect(changed).toBeGreaterThanOrEqual(routes.filter(({ route }) => !route.startsWith('hotel/')).length);
});

test('every kind opens in Firefox too', async ({ desk }) => {
  const program = findFirefox();
  test.skip(!program, 'no Firefox on this machine');
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const { kind, route } of routes) {
      await page.goto('about:blank');
      await page.goto(`${desk.address}#/collections/${route}`);
      await page.waitForSelector('.desk-input', { timeout: 60_000 });
      expect((await page.$$('.desk-input')).length, kind).toBeGreaterThan(2);
    }
    expect(errors).toEqual([]);
    expect(desk.differences()).toEqual([]);
  } finally {
    await browser.close();
  }
});
