import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../../../tools/build/projectCopy';
import { toolFile } from '../../../tools/system/run';
import { addSpanish, translated } from '../../support/content/addSpanish';
import { hydrated, openPage } from '../../support/pages/inBrowser';
import { otherRoom, pathOfOtherRoom, pathOfRoom, said } from '../../support/content/hotel';
import { routes } from '../../support/content/routes';
import { expect } from '../../support/test';
import { test, variantFolder } from '../../support/servers/variant';
import { messagesOf } from '../../support/content/messages';

// Spanish, added to the second site by docs/languages.md alone: a few texts, the rest in Portuguese.

const inSpanish = (route: string): string => (route === '/' ? '/es' : `/es${route}`);
const minutes = 60_000;
const isSpanish = /<html [^>]*lang="es-AR"/;

/** Runs a tool in a copy of the project. @returns what it wrote */
const runIn = (cwd: string, tool: string, ...args: string[]): string => {
  try {
    const env = { ...process.env, FULL: '' };
    return execFileSync(process.execPath, [toolFile(tool), ...args], { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: Infinity, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};

test('its types hold, in source and tests', () => {
  test.setTimeout(15 * minutes);
  expect(runIn(variantFolder, 'tsc', '--noEmit')).toBe('');
});

test('the tests of content, rules, published files, words and the sample of pages pass with it', () => {
  test.setTimeout(20 * minutes);
  const tests = ['src/content', 'src/gatsby', 'src/domain', 'src/components/booking', 'tests/content', 'tests/support'];
  // the second site also has a room, an offer and an announcement that the hotel does not have
  const copy = copyProject('spanish');
  fs.cpSync('tests', path.join(copy, 'tests'), { recursive: true });
  addSpanish(copy);
  // the one that is left out adds Spanish itself
  const report = runIn(copy, 'jest', '--json', ...tests, '--testPathIgnorePatterns', 'tests/content/spanish');
  fs.rmSync(copy, { recursive: true });
  expect(report).toContain('"success":true');
});

/** Keys that stand where words should, such as `rooms:facts.area`. */
const keysIn = (text: string): string[] => text.match(/\b[a-z][a-zA-Z]+:[a-z]\w*(?:\.\w+)*\b/g)?.filter((found) => !/^https?:/.test(found)) ?? [];

test('every page is there in it, complete, with its menu and in the alternates of the others', async ({ page }) => {
  test.setTimeout(5 * minutes);
  for (const route of routes) {
    const response = await page.request.get(inSpanish(route));
    expect.soft(response.status(), route).toBe(200);
    const html = await response.text();
    expect.soft(html, route).toMatch(isSpanish);
    expect.soft(html, route).toMatch(/hreflang="es-AR"/i);
    expect.soft(html, route).toContain(translated.name);
    expect.soft(html, route).toContain(messagesOf('pt', 'menu').language ?? '');
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const route of routes.filter((one) => sitemap.includes(`${one}</loc>`))) expect.soft(sitemap, route).toContain(`${inSpanish(route)}</loc>`);
  const pages = await (await page.request.get('/llms.txt')).text();
  expect(pages).toContain('## Español');
  expect(pages).toMatch(new RegExp(`^- \\[${translated.name}: .*\\]\\(.*/es${pathOfRoom}\\)`, 'm'));
  expect(pages).toMatch(new RegExp(`^- \\[${said(otherRoom.name, 'pt')}: .*\\]\\(.*/es${pathOfOtherRoom}\\)`, 'm'));
});

test.describe('a guest', () => {
  test.use({ locale: 'es-UY', timezoneId: 'America/Sao_Paulo' });
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00-03:00'));
  });

  const menu = (page: Page) => page.getByRole('banner').getByRole('link', { name: translated.name }).first();

  test('whose browser prefers it is offered it, and walks the site in it', async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await openPage(page, '/gastronomia');
    await page.getByRole('complementary', { name: 'Esta página también está en español' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/es\/gastronomia$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR');
    await hydrated(page);
    await menu(page).click();
    await expect(page).toHaveURL(inSpanish(translated.link));
    await openPage(page, inSpanish(pathOfRoom));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated.name);
    await expect(page).toHaveTitle(/^Lujo: .* para hasta \d+ personas \|/);
    await page.getByRole('link', { name: 'FR, Français' }).first().click();
    await expect(page).toHaveURL(`/fr${pathOfRoom}`);
    await page.getByRole('link', { name: 'ES, Español' }).first().click();
    await expect(page).toHaveURL(inSpanish(pathOfRoom));
    await hydrated(page);
    // on demand: the words are Portuguese, the formats its own
    await page.locator('#reservar').getByRole('combobox', { name: 'Check-in' }).click();
    await expect(page.getByRole('dialog')).toContainText('noviembre de 2026');
    for (const route of ['/es', '/es/minha-viagem', '/es/detalhes-eventos', '/es/perguntas']) {
      await openPage(page, route);
      expect.soft(keysIn(await page.locator('body').innerText()), route).toEqual([]);
    }
    expect(thrown).toEqual([]);
  });

  test('finds a 404 page in it', () => {
    // by its file: the server of the tests knows the site's own languages
    expect(fs.readFileSync(path.join(variantFolder, 'public/es/404.html'), 'utf8')).toMatch(isSpanish);
  });
});
