import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import sharp from 'sharp';
import { fromContent } from '../../src/content/photos';
import { contentOf } from '../support/content/hotel';
import { entryOf, expect, pathOf, test } from '../support/desk/deskEditor';

// The hotel hands over its menus and films.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(({ desk }) => desk.reset());

const { file, route, inContent } = entryOf('Restaurant');
/** The hotel's films, each with the path of its MP4 from the project's folder. */
const filmsOf = () => contentOf('Film').map(({ slug, mp4 }) => ({ slug, file: `content/films/${slug}.json`, mp4: fromContent(mp4) }));
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

test('a film in the place of another asks for its words and its poster, and the one before comes back with its own', async ({ page, editor, desk }) => {
  const [film, other] = filmsOf();
  test.skip(!film || !other, 'this hotel has one film at most');
  if (!film || !other) return;
  const bytes = (one: string) => fs.readFileSync(pathOf(desk, one));
  const before = { json: desk.read(film.file), mp4: bytes(film.mp4) };
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@hotel.example', ...args], { cwd: desk.root });
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Antes');
  page.on('dialog', (question) => void question.accept());
  await editor.open(`films/entries/${film.slug}`);
  // one byte more: the same bytes would be the film of the folder
  const buffer = Buffer.concat([bytes(other.mp4), Buffer.from([0, 0, 0, 8, ...Buffer.from('free')])]);
  await page.getByLabel(/^MP4.* do computador/).setInputFiles({ name: 'Outro.mp4', mimeType: 'video/mp4', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Pôr no lugar de');
  for (const language of ['português', 'inglês', 'francês']) {
    await dialog.getByRole('textbox', { name: `Título em ${language}` }).fill(`Outro ${language}`);
    await dialog.getByRole('textbox', { name: `O que se vê no filme em ${language}` }).fill(`Outra água ${language}`);
  }
  await dialog.getByRole('button', { name: 'Pôr no lugar' }).click();
  await expect(dialog).toContainText('Pare o filme no melhor momento');
  await expect.poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Esta é a foto' }).click();
  await expect(dialog).toContainText('Trocar a foto');
  await dialog.getByRole('textbox', { name: 'O que se vê na foto em português' }).fill('Água parada.');
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText('filme.jpg');
  await editor.publish();
  await editor.saved();
  expect(JSON.parse(desk.read(film.file))).toMatchObject({
    title: { pt: 'Outro português' },
    alt: { fr: 'Outra água francês' },
    poster: { alt: { pt: 'Água parada.' } },
  });
  expect(bytes(film.mp4).equals(buffer)).toBe(true);

  await page.getByRole('button', { name: 'O que mudou' }).click();
  const change = dialog.locator('ul > li').filter({ hasText: 'Salvo aqui, ainda não enviado' }).first();
  await change.getByText('Filmes').first().click();
  await expect(change).toContainText(`Arquivo: ${film.mp4.replace(/.*\//, '')} trocado`);
  await change.getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(page.getByRole('textbox', { name: 'Título em português' })).not.toHaveValue('Outro português', { timeout: 60_000 });
  await editor.publish();
  await editor.saved();
  expect(desk.read(film.file)).toBe(before.json);
  expect(bytes(film.mp4).equals(before.mp4)).toBe(true);
  // the tests of a worker share the desk
  fs.rmSync(pathOf(desk, '.git'), { recursive: true });
});

test('a photo that is in the folder already is taken from there', async ({ page, editor, desk }, testInfo) => {
  const photo = testInfo.outputPath('Varanda.jpg');
  await sharp({ create: { width: 2000, height: 1300, channels: 3, background: '#6f94a8' } })
    .jpeg()
    .toFile(photo);
  const room = entryOf('Room');
  const added = () => desk.differences().filter((one) => one.startsWith('images/'));
  await editor.open(room.route);
  await editor.addPhotos([photo]);
  await expect(page.getByText('Uma foto acrescentada')).toBeVisible();
  await editor.write('O que se vê na foto', ['O mar.', 'The sea.', 'La mer.'], -1);
  await editor.publish();
  await editor.saved();
  expect(added()).toHaveLength(1);
  await editor.open(room.route);
  await editor.addPhotos([photo]);
  await expect(page.getByText(/Já está na pasta, como varanda.*\.jpg/)).toBeVisible();
  await editor.write('O que se vê na foto', ['O mar.', 'The sea.', 'La mer.'], -1);
  await editor.publish();
  await editor.saved();
  expect(added()).toHaveLength(1);
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
