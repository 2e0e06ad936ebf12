import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { fromContent } from '../../src/content/photos';
import type { Desk } from '../support/desk/desk';
import { entryOf, expect, pathOf, test } from '../support/desk/deskEditor';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ desk, page }) => {
  desk.reset();
  page.on('dialog', (dialog) => void dialog.accept());
});

const { file, route, slug, inContent } = entryOf('Room');
const git = ({ root }: Desk, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@hotel.example', ...args], { cwd: root, stdio: 'ignore' });

/** Opens the history, and in it what a change did to a file. */
async function openChange(page: Page, change: string, name: string) {
  await page.getByRole('button', { name: 'O que mudou' }).click();
  const entry = page.getByRole('dialog').locator('ul > li').filter({ hasText: change }).first();
  await entry.getByText(name).first().click();
  return entry;
}

test('a change is told field by field in words, and brought back as an unsaved one that keeps what came later', async ({ page, editor, desk }) => {
  const text = page.getByRole('textbox', { name: 'Resumo em português' });
  const before = desk.read(file);
  const { summary, name } = JSON.parse(before) as Record<'summary' | 'name', { pt: string }>;
  const questions: string[] = [];
  page.on('dialog', (dialog) => questions.push(dialog.message()));
  await editor.open(route);
  await page.getByRole('button', { name: 'O que mudou' }).click();
  await expect(page.getByRole('dialog')).toContainText('Aqui não há história');

  git(desk, 'init', '-q');
  git(desk, 'add', 'content');
  git(desk, 'commit', '-qm', 'O começo');
  desk.write(file, before.replace(summary.pt, 'Errado.'));
  git(desk, 'commit', '-qam', 'O erro');
  desk.write(file, desk.read(file).replace(/"area": [\d.]+/, '"area": 99'));

  await editor.open(route);
  const change = await openChange(page, 'O erro', `Acomodações: ${name.pt}`);
  await expect(change).toContainText('Ana: O erro');
  await expect(change).toContainText(`Resumo › português: ${summary.pt} → Errado.`);
  await change.getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(text).toHaveValue(summary.pt, { timeout: 60_000 });
  await expect(text).toBeFocused();
  expect(questions).toEqual([expect.stringContaining('Muda: Resumo › português.')]);
  await expect(editor.box('Área')).toHaveValue('99');
  expect(desk.read(file)).toContain('Errado.');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(file)).toEqual(['  "area": 99,']);
});

test('one field of a change comes back alone', async ({ page, editor, desk }) => {
  const before = desk.read(file);
  const { summary, area } = JSON.parse(before) as { summary: { pt: string }; area: number };
  git(desk, 'init', '-q');
  git(desk, 'add', 'content');
  git(desk, 'commit', '-qm', 'O começo');
  desk.write(file, before.replace(summary.pt, 'Certo.').replace(`"area": ${area}`, '"area": 99'));
  await editor.open(route);
  const change = await openChange(page, 'Salvo aqui, ainda não enviado', 'Acomodações: ');
  await change.getByRole('button', { name: 'Só isto: Área' }).click();
  await expect(editor.box('Área')).toHaveValue(String(area), { timeout: 60_000 });
  await expect(page.getByRole('textbox', { name: 'Resumo em português' })).toHaveValue('Certo.');
});

test('what was deleted comes back as a new entry that is not saved', async ({ page, editor, desk }) => {
  const before = desk.read(file);
  git(desk, 'init', '-q');
  git(desk, 'add', 'content');
  git(desk, 'commit', '-qm', 'Antes', '--allow-empty');
  await editor.open(route);
  await page.getByRole('button', { name: 'Excluir acomodação…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Excluir “/ })
    .click();
  await expect(page.getByRole('link', { name: /^Acrescentar/ })).toBeVisible({ timeout: 60_000 });

  const change = await openChange(page, 'Salvo aqui, ainda não enviado', `Acomodações: ${slug} (excluído)`);
  await expect(change).toContainText('Excluído.');
  await change.getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(editor.box('Nome no endereço')).toHaveValue(slug, { timeout: 60_000 });
  expect(desk.differences()).toEqual([inContent]);
  await editor.publish();
  await editor.saved();
  expect(desk.read(file)).toBe(before);
});

test('a picture that another has replaced everywhere comes back with what was said of it', async ({ page, editor, desk }) => {
  const album = entryOf('Album');
  const before = desk.read(album.file);
  const [{ file: named }] = (JSON.parse(before) as { pictures: [{ file: string }] }).pictures;
  const picture = fromContent(named);
  const photo = fs.readFileSync(pathOf(desk, picture));
  git(desk, 'init', '-q');
  git(desk, 'add', 'content');
  git(desk, 'commit', '-qm', 'Antes', '--allow-empty');
  const other = pathOf(desk, fromContent((JSON.parse(before) as { pictures: { file: string }[] }).pictures.at(-1)?.file ?? ''));
  await editor.open(album.route);
  await page.locator('[id^="pictures-field"] > :last-child > *').first().click();
  await page.getByLabel('Trocar por outra').first().setInputFiles(other);
  const swap = page.getByRole('dialog');
  await swap.getByRole('radio', { name: /^Em todos os lugares/ }).check();
  await swap.getByRole('textbox', { name: 'Legenda em português' }).first().fill('Outra.');
  await swap.getByRole('button', { name: 'Trocar', exact: true }).click();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect.poll(() => fs.readFileSync(pathOf(desk, picture)).equals(photo)).toBe(false);

  await editor.open(album.route);
  const change = await openChange(page, 'Salvo aqui, ainda não enviado', 'Galeria');
  await expect(change).toContainText(`Arquivo: ${picture.replace(/.*\//, '')} trocado`);
  await change.getByRole('button', { name: 'Trazer de volta' }).click();
  await editor.publish();
  await editor.saved();
  expect(desk.read(album.file)).toBe(before);
  expect(fs.readFileSync(pathOf(desk, picture)).equals(photo)).toBe(true);
});
