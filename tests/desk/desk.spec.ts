import fs from 'node:fs';
import sharp from 'sharp';
import { fileSchema } from '../../src/content/kinds';
import { buildCopy } from '../support/servers/buildCopy';
import { filesBelow } from '../support/desk/desk';
import { announcement } from '../support/pages/announcement';
import { entryOf, expect, fillRoom, pathOf, photosOf, test } from '../support/desk/deskEditor';
import { pathOfRole } from '../support/content/hotel';

const offer = entryOf('Offer');

// A working day at the desk: each test continues from what the previous ones have saved.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(({ desk }) => desk.reset());

test('a room with two photos in three languages becomes one file and its pictures', async ({ page, editor, desk }, testInfo) => {
  await fillRoom({ page, editor, photos: await photosOf(testInfo) });
  for (const note of [
    'Guardada como suite-acai-1.jpg.',
    'Endireitada, como a câmera a marcou.',
    'Diminuída de 40 megapixels para 1929 × 2560.',
    'Convertida das cores de impressão (CMYK) para as da tela.',
  ])
    await expect(page.getByText(note)).toBeVisible();

  // publishing requires alternative texts
  await editor.publish();
  await expect(page.getByText('falta preencher').first()).toBeVisible();
  expect(desk.differences()).toEqual([]);

  await editor.write('O que se vê na foto', ['Cama de casal e janela', 'Double bed and window', 'Lit double et fenêtre'], 0);
  await editor.write('O que se vê na foto', ['Varanda com rede', 'Balcony with a hammock', 'Balcon et hamac'], 1);
  await editor.publish();
  await editor.saved();

  expect(desk.differences()).toEqual(['images/rooms/suite-acai-1.jpg', 'images/rooms/varanda.jpg', 'rooms/jardim-acai.json']);
  const room = JSON.parse(desk.read('content/rooms/jardim-acai.json')) as Record<string, unknown>;
  expect(room).toMatchObject({
    $schema: '../.schema/Room.json',
    slug: 'jardim-acai',
    area: 30.5,
    category: 'luxury',
    beds: null,
    accessibility: null,
    name: { pt: 'Jardim', en: 'Garden', fr: 'Jardin' },
    pictures: [
      { file: '../images/rooms/suite-acai-1.jpg', alt: { pt: 'Cama de casal e janela' } },
      { file: '../images/rooms/varanda.jpg', alt: { fr: 'Balcon et hamac' } },
    ],
  });
  expect(fileSchema('Room').safeParse(room).error).toBeUndefined();
  const turned = await sharp(pathOf(desk, 'content/images/rooms/suite-acai-1.jpg')).metadata();
  expect(turned).toMatchObject({ format: 'jpeg', space: 'srgb', width: 1929, height: 2560 });
  expect([turned.exif, turned.orientation ?? 1]).toEqual([undefined, 1]);
  expect(await sharp(pathOf(desk, 'content/images/rooms/varanda.jpg')).metadata()).toMatchObject({ space: 'srgb', width: 1800 });
});

test('a price is changed, and nothing else; changed back, the file is what it was', async ({ page, editor, desk }) => {
  const file = 'content/stay-rules.json';
  const parking = page.getByLabel(/^Estacionamento/);
  const before = desk.read(file);
  await editor.open('hotel/entries/stay-rules');
  const charge = await parking.inputValue();
  await parking.fill('1');
  await editor.publish();
  await editor.saved();
  await parking.fill(charge);
  await editor.publish();
  await editor.saved();
  expect(desk.read(file)).toBe(before);
  await parking.fill('64,50');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(file)).toEqual(['  "parking": 64.5,']);
});

test('the focal point of a photo follows a click and the arrow keys', async ({ page, editor, desk }) => {
  await editor.open(offer.route);
  const point = page.getByRole('button', { name: /^Ponto principal/ }).first();
  await point.scrollIntoViewIfNeeded();
  await expect(point.locator('img')).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await point.press('ArrowRight');
  await expect(point).toHaveAccessibleName(/26% da largura, 75% da altura/);
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(offer.file).join()).toContain('"focus": "26% 75%"');
});

test('an announcement is retired by its last day, and deleted', async ({ page, editor, desk }) => {
  test.skip(!announcement, 'the hotel announces nothing');
  const { file, route } = entryOf('Announcement');
  await editor.open(route);
  await page.getByLabel('Último dia').fill('2026-11-01');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(file)).toEqual(['  "lastDay": "2026-11-01"']);
  await expect(editor.panel).toContainText('o anúncio terminou em 01/11/2026');

  await page.getByRole('button', { name: 'Excluir anúncio…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(file);
  await dialog.getByRole('button', { name: /^Excluir “/ }).click();
  await expect.poll(() => fs.existsSync(pathOf(desk, file))).toBe(false);
});

test('after all these edits, the files differ in exactly that', ({ desk }) => {
  expect(desk.differences()).toEqual([
    ...(announcement ? [entryOf('Announcement').inContent] : []),
    'images/rooms/suite-acai-1.jpg',
    'images/rooms/varanda.jpg',
    offer.inContent,
    'rooms/jardim-acai.json',
    'stay-rules.json',
  ]);
});

test('a site built from the result has exactly these changes', { tag: '@build' }, async ({ desk }) => {
  test.setTimeout(15 * 60_000);
  await buildCopy(desk.root);
  const built = (file: string) => fs.readFileSync(pathOf(desk, `public/${file}`), 'utf8');
  const pages = (folder: string) => filesBelow(folder).filter((file) => file.endsWith('.html'));

  for (const [language, name, seen] of [
    ['', 'Jardim', 'Varanda com rede'],
    ['en/', 'Garden', 'Balcony with a hammock'],
    ['fr/', 'Jardin', 'Balcon et hamac'],
  ] as const) {
    const room = built(`${language}quartos/jardim-acai/index.html`);
    expect(room).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${name}<`));
    expect(room).toContain(`alt="${seen}"`);
    expect(built(`${language}acomodacoes/index.html`)).toContain(`/${language}quartos/jardim-acai"`);
  }
  const before = new Set(pages('public'));
  const now = pages(pathOf(desk, 'public'));
  expect(now.filter((page) => !before.has(page) && !page.includes('jardim-acai'))).toEqual([]);
  expect([...before].filter((page) => !now.includes(page))).toEqual([]);

  expect(built(`page-data/quartos/${entryOf('Room').slug}/page-data.json`)).toContain('"parking":64.5');
  expect(built(`${pathOfRole('offers').slice(1)}/index.html`)).toContain('object-position:26% 75%');
  if (announcement) expect(built('page-data/index/page-data.json')).not.toContain(`"slug":"${announcement.slug}"`);
});
