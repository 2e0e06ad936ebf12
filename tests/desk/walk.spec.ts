import type { Page } from '@playwright/test';
import fc from 'fast-check';
import fs from 'node:fs';
import type { JsonObject } from '../../src/content/json';
import { printContent } from '../../src/content/printContent';
import { offers } from '../support/content/hotel';
import { entryOf, expect, pathOf, test } from '../support/desk/deskEditor';
import { inFull } from '../support/sampling';

test.describe.configure({ timeout: 400_000 });
test.beforeEach(({ desk }) => desk.reset());

const [announcement, room] = [entryOf('Announcement'), entryOf('Room')];
/** Some entries; the text that is edited: its input, and its place in the file. */
const entries = [
  ...offers
    .slice(0, 2)
    .map(({ slug }) => ({ route: `offers/entries/${slug}`, file: `content/offers/${slug}.json`, input: 'Nome em português', field: 'name' })),
  { ...announcement, input: 'Título em português', field: 'heading' },
  { ...room, input: 'Nome em português', field: 'name' },
];
type Entry = (typeof entries)[number];

/** What somebody does: `yes` answers the question that may come up. */
interface Step {
  readonly act: 'address' | 'search' | 'link' | 'list' | 'back' | 'forward' | 'edit' | 'save' | 'delete';
  readonly entry: number;
  readonly yes: boolean;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    ...(
      [
        ['address', 3],
        ['search', 2],
        ['link', 2],
        ['list', 1],
        ['back', 4],
        ['forward', 2],
        ['edit', 4],
        ['save', 3],
        ['delete', 1],
      ] as const
    ).map(([act, weight]) => ({ arbitrary: fc.constant(act), weight })),
  ),
  entry: fc.nat({ max: entries.length - 1 }),
  yes: fc.boolean(),
});

const withText = (file: string, field: string, text: string): string => {
  const data = JSON.parse(file) as JsonObject;
  return printContent({ ...data, [field]: { ...(data[field] as JsonObject), pt: text } });
};
const textIn = (file: string, field: string): string => (JSON.parse(file) as Record<string, { pt: string }>)[field]?.pt ?? '';

/** The route in the address: `offers/entries/natal`, or `offers` for a list. */
const routeIn = (page: Page): Promise<string> => page.evaluate(() => decodeURIComponent(window.location.hash.replace('#/collections/', '')));

async function walk({
  page,
  steps,
  address,
  read,
  differences,
}: {
  readonly page: Page;
  readonly steps: readonly Step[];
  readonly address: string;
  /** The text of a file; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
  readonly differences: () => string[];
}): Promise<string[]> {
  const before = new Map(entries.map(({ file }) => [file, read(file)]));
  const files = new Map(before);
  const drafts = new Map<string, string>();
  const log: string[] = [];
  let unsaved: string | undefined;
  let depth = 0;
  let yes = true;
  const refusals: string[] = [];
  page.on('dialog', (dialog) => {
    // questions of the browser’s and of Decap’s own: after them what was typed would be lost
    if (dialog.type() === 'beforeunload' || dialog.message().includes('perdê-las')) log.push('lost');
    if (dialog.message().startsWith('Há mudanças que não foram salvas')) {
      if (!yes) refusals.push(dialog.message());
    }
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  const entryAt = (route: string): Entry | undefined => entries.find((entry) => entry.route === route);
  const isForm = (route: string): boolean => route.includes('/entries/');
  const box = page.getByRole('textbox', { name: 'Nome no endereço', exact: true }).first();

  await page.goto('about:blank');
  await page.goto(`${address}#/collections/offers`);
  await expect(page.getByRole('link', { name: 'Acomodações' })).toBeVisible({ timeout: 60_000 });
  let shown = 'offers';

  /** Form, header and address are one entry, and the files are what was saved. */
  async function check(): Promise<void> {
    const route = await routeIn(page);
    expect(route, log.join('\n')).toBe(shown);
    const entry = entryAt(route);
    const file = entry && files.get(entry.file);
    if (entry && file !== undefined) {
      await expect(box, log.join('\n')).toHaveValue(route.split('/')[2] ?? '');
      await expect(page.getByRole('textbox', { name: entry.input }).first(), log.join('\n')).toHaveValue(unsaved ?? textIn(file, entry.field));
    } else if (isForm(route)) await expect(page.locator('.desk-input')).toHaveCount(0);
    else await expect(page.getByRole('link', { name: 'Acomodações' })).toBeVisible();
    for (const { file: name } of entries) expect(read(name), [...log, name].join('\n')).toBe(files.get(name));
    const changed = entries.filter(({ file: name }) => files.get(name) !== before.get(name)).map(({ file: name }) => name.replace('content/', ''));
    expect(differences(), log.join('\n')).toEqual(changed.sort());
  }

  /** Does what leads elsewhere, unless it is refused, and waits until the desk shows where. @param inPlace Decap opens it without loading the page */
  async function leave(go: () => Promise<unknown>, { inPlace = false } = {}): Promise<void> {
    refusals.length = 0;
    await page.evaluate(() => {
      document.documentElement.dataset.seen = 'true';
    });
    const from = shown;
    // a page that is loaded anew may interrupt it
    const isMoved = await go().catch(() => true);
    if (isMoved === false) return;
    await expect(async () => {
      shown = await routeIn(page);
      const isOld = await page.evaluate(() => document.documentElement.dataset.seen === 'true');
      expect([shown === from, isOld]).toEqual(refusals.length > 0 ? [true, true] : [false, inPlace]);
    }, log.join('\n')).toPass({ timeout: 30_000 });
    if (refusals.length > 0) return;
    // a page that still loads has nothing to leave yet
    await expect(page.locator('#nc-root > *').first()).toBeAttached({ timeout: 30_000 });
    if (unsaved !== undefined) drafts.set(from, unsaved);
    unsaved = undefined;
    const entry = entryAt(shown);
    const file = entry && files.get(entry.file);
    if (!entry || file === undefined || !drafts.has(shown)) return;
    if (yes) unsaved = drafts.get(shown);
    drafts.delete(shown);
    // the question about the draft comes up after the form
    await expect(page.getByRole('textbox', { name: entry.input }).first()).toHaveValue(unsaved ?? textIn(file, entry.field), { timeout: 30_000 });
  }

  /** One step through the history; false if there is none. */
  const step = (by: 1 | -1): Promise<boolean> =>
    page.evaluate(
      (delta) =>
        new Promise<boolean>((resolve) => {
          if (delta === 1 && !window.navigation.canGoForward) resolve(false);
          window.addEventListener('popstate', () => resolve(true), { once: true });
          window.history.go(delta);
        }),
      by,
    );

  for (const [index, { act, entry, yes: answer }] of steps.entries()) {
    yes = answer;
    const target = entries[entry] as Entry;
    const current = entryAt(shown);
    const isThere = current !== undefined && files.get(current.file) !== undefined;
    const [list = ''] = shown.split('/');
    log.push(`${index} ${act} ${target.route} ${yes ? 'yes' : 'no'}, at ${shown}${unsaved === undefined ? '' : ' with changes'}`);
    if (act === 'address' && target.route !== shown) {
      depth += 1;
      await leave(() => page.evaluate((hash) => void (window.location.hash = hash), `#/collections/${target.route}`));
    } else if (act === 'search' && target.route !== shown && files.get(target.file) !== undefined) {
      await page.getByRole('searchbox').fill(target.route.split('/')[2] ?? '');
      depth += 1;
      await leave(() => page.getByRole('search').locator(`a[href="#/collections/${target.route}"]`).first().click());
    } else if (act === 'list' && isForm(shown)) {
      const back = page.locator(`a[href="#/collections/${list}"]`).first();
      // there is no form of a deleted file
      if ((await back.count()) === 0) continue;
      depth += 1;
      await leave(() => back.click());
    } else if (act === 'link' && !isForm(shown)) {
      const links = page.locator(entries.map(({ route }) => `#nc-root a[href="#/collections/${route}"]`).join());
      if ((await links.count()) === 0) continue;
      depth += 1;
      await leave(() => links.last().click(), { inPlace: true });
    } else if ((act === 'back' && depth > 0) || act === 'forward') {
      if (act === 'back') depth -= 1;
      await leave(() => step(act === 'back' ? -1 : 1));
    } else if (act === 'edit' && isThere) {
      unsaved = `Palavra ${index}`;
      await page.getByRole('textbox', { name: current.input }).first().fill(unsaved);
    } else if (act === 'save' && isThere && unsaved !== undefined) {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Publicar agora' }).first().click();
      await expect(page.getByText('Alterações salvas')).toBeVisible();
      files.set(current.file, withText(files.get(current.file) ?? '', current.field, unsaved));
      unsaved = undefined;
    } else if (act === 'delete' && isThere) {
      await page.getByRole('button', { name: /^Excluir / }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(current.file);
      const file = files.get(current.file) ?? '';
      await expect(dialog.getByRole('heading')).toHaveText(`Excluir “${unsaved ?? textIn(file, current.field)}”?`);
      if (!yes) await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
      else {
        unsaved = undefined;
        depth += 1;
        files.set(current.file, undefined);
        await leave(() => dialog.getByRole('button', { name: /^Excluir/ }).click());
      }
    }
    await check();
  }
  return log;
}

/** Walks with fixed seeds; all of them in the whole suite. */
const seeds = inFull([1, 2, 3, 5, 8, 13, 21, 34], 1, 2);

for (const seed of seeds)
  test(`whatever way somebody takes, the form is what the address names, and only what was saved or deleted changes (walk ${seed})`, async ({ page, desk }) => {
    const [steps = []] = fc.sample(fc.array(anyStep, { minLength: 24, maxLength: 24 }), { numRuns: 1, seed });
    const log = await walk({
      page,
      steps,
      address: desk.address,
      read: (file) => (fs.existsSync(pathOf(desk, file)) ? desk.read(file) : undefined),
      differences: desk.differences,
    });
    expect(log).not.toContain('lost');
  });
