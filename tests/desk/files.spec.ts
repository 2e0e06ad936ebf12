import fs from 'node:fs';
import sharp from 'sharp';
import { entryOf, expect, pathOf, test } from '../support/desk/deskEditor';

// The hotel hands over its menus and films.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(({ desk }) => desk.reset());

const { file, route, inContent } = entryOf('Restaurant');
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n% ${text}\n%%EOF\n`);

test('a menu is refused unless it is a PDF, and written with its restaurant; a later one keeps its name', async ({ page, editor, desk }) => {
  const menu = page.locator('.desk-drop', { hasText: 'PDF do computador' });
  const give = (name: string, buffer: Buffer) => menu.getByLabel('PDF do computador').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const written = (name: string) => fs.readFileSync(pathOf(desk, `content/files/${name}`), 'utf8');
  await editor.open(route);
  await give('Carta.pdf', Buffer.from('PK a letter'));
  await expect(menu.getByRole('status')).toContainText('Carta.pdf não é um PDF inteiro');
  await give('Cardápio de Verão.pdf', pdf('first'));
  await expect(menu.getByRole('combobox')).toHaveValue('../files/cardapio-de-verao.pdf');
  expect(desk.differences()).toEqual([]);
  await editor.publish();
  await editor.saved();
  expect(desk.differences()).toEqual(['files/cardapio-de-verao.pdf', inContent]);
  expect(desk.read(file)).toContain('"menuFile": "../files/cardapio-de-verao.pdf"');

  await editor.open(route);
  for (const text of ['second', 'third']) {
    await give('Outono.pdf', pdf(text));
    await page.getByRole('dialog').getByRole('button', { name: 'Pôr no lugar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(menu.getByRole('status')).toContainText('Nome no site: cardapio-de-verao.pdf');
  expect(written('cardapio-de-verao.pdf')).toContain('first');
  await editor.publish();
  await editor.saved();
  expect(written('cardapio-de-verao.pdf')).toContain('third');
  expect(desk.differences()).toEqual(['files/cardapio-de-verao.pdf', inContent]);

  // the form is open since then, and the field is again as saved
  await give('Outono.pdf', pdf('beside'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Guardar como/ })
    .click();
  await expect(menu.getByRole('combobox')).toHaveValue('../files/outono.pdf');
  await give('Cardápio de Verão.pdf', pdf('fourth'));
  await page.getByRole('dialog').getByRole('button', { name: 'Pôr no lugar' }).click();
  await editor.publish();
  await editor.saved();
  expect(written('cardapio-de-verao.pdf')).toContain('fourth');
});

test('a badge keeps its transparent ground', async ({ page, editor, desk }, testInfo) => {
  const badge = testInfo.outputPath('Selo.png');
  await sharp({ create: { width: 240, height: 240, channels: 4, background: '#0000' } })
    .png()
    .toFile(badge);
  await editor.open('hotel/entries/site');
  await page.getByRole('button', { name: 'Adicionar selo' }).click();
  const badges = page.locator('.desk-list', { has: page.getByRole('button', { name: 'Adicionar selo' }) });
  await badges
    .getByLabel(/^Nome do selo/)
    .last()
    .fill('novo');
  await badges.getByRole('checkbox', { name: 'Preencher foto no lugar das linhas' }).last().check();
  await badges.getByLabel('Escolher do computador').first().setInputFiles(badge);
  await expect(badges.getByLabel('Trocar por outra')).toBeAttached();
  await badges.getByRole('textbox', { name: 'O que se vê na foto em português' }).last().fill('Um selo.');
  await editor.publish();
  await editor.saved();
  const [picture = '', hotel] = desk.differences();
  expect([picture, hotel]).toEqual([expect.stringMatching(/\/selo\.png$/), 'site.json']);
  const { data } = await sharp(pathOf(desk, `content/${picture}`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});
