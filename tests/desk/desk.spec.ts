import fs from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { kinds, type Kind, type KindName } from '../../src/gatsby/content/kinds';
import { kindLabels } from '../../src/gatsby/content/labels.pt';
import { openDesk, type Desk } from '../support/desk';

const test = base.extend<{ readonly editor: Editor }, { readonly desk: Desk }>({
  desk: [
    async ({}, use) => {
      const desk = await openDesk({ site: false });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, desk }, use) => {
    fs.cpSync('content', path.join(desk.root, 'content'), { recursive: true });
    for (const file of desk.differences()) if (!fs.existsSync(path.join('content', file))) fs.rmSync(path.join(desk.root, 'content', file));
    await use(editorOn(page, desk));
  },
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

type Editor = ReturnType<typeof editorOn>;

/** What a marketer does at the desk, by what stands there. */
function editorOn(page: Page, desk: Desk) {
  const languages = ['português', 'inglês', 'francês'] as const;
  const published = page.getByText('Entrada salva');
  return {
    open: async (route: string) => {
      await page.goto('about:blank');
      await page.goto(`${desk.address}#/collections/${route}`);
    },
    write: async (label: string, words: readonly string[], nth = 0) => {
      for (const [index, language] of languages.entries())
        await page
          .getByRole('textbox', { name: `${label} em ${language}` })
          .nth(nth)
          .fill(words[index] ?? '');
    },
    box: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    publish: async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Publicar agora' }).first().click();
    },
    saved: async () => {
      await expect(published.first()).toBeVisible();
      await expect(published).toHaveCount(0, { timeout: 15_000 });
    },
  };
}

const folderKinds = (Object.keys(kinds) as KindName[]).filter((kind) => !kinds[kind].source.endsWith('.json'));
const routes = [
  ...folderKinds.map((kind) => {
    const { source }: Kind = kinds[kind];
    const [first = ''] = fs.readdirSync(path.join('content', source)).filter((name) => name.endsWith('.json'));
    return { kind, route: `${source}/entries/${path.basename(first, '.json')}`, file: `content/${source}/${first}` };
  }),
  ...(Object.keys(kinds) as KindName[])
    .filter((kind) => !folderKinds.includes(kind))
    .map((kind) => ({ kind, route: `hotel/entries/${path.basename(kinds[kind].source, '.json')}`, file: `content/${kinds[kind].source}` })),
];

/** A photo of some size. */
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#6f94a8' } });

test('every kind of content opens, with all of its fields, and no fault of the editor', async ({ page, editor, desk }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { kind, route } of routes) {
    await editor.open(route);
    await expect(page.getByText(new RegExp(`coleção (?:${kindLabels[kind]?.label ?? ''}|O hotel)`, 'i')).first()).toBeVisible();
    await expect(page.locator('.desk-input').first()).toBeVisible();
    expect(await page.locator('.desk-input').count(), kind).toBeGreaterThan(2);
  }
  expect(errors).toEqual([]);
  expect(desk.differences()).toEqual([]);
});

test('a price is changed, and nothing else; changed back, the file is what it was', async ({ editor, desk }) => {
  const file = 'content/stay-rules.json';
  const before = desk.read(file);
  await editor.open('hotel/entries/stay-rules');
  await expect(editor.box('Estacionamento')).toHaveValue('61');
  await editor.box('Estacionamento').fill('64,50');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(file)).toEqual(['  "parking": 64.5,']);
  expect(desk.differences()).toEqual(['stay-rules.json']);
  await editor.box('Estacionamento').fill('61');
  await editor.publish();
  await editor.saved();
  expect(desk.read(file)).toBe(before);
});

test('a room with two photos in three languages becomes one file and its pictures', async ({ page, editor, desk }, testInfo) => {
  const turned = testInfo.outputPath('Suíte Açaí 1.JPG');
  await photo(7_300, 5_500).jpeg().withMetadata({ orientation: 6 }).toFile(turned); // 40 megapixels, turned by the camera
  const printed = testInfo.outputPath('varanda.jpg');
  await photo(1_800, 1_200).toColourspace('cmyk').jpeg().toFile(printed);

  await editor.open('rooms/new');
  await editor.box('Nome no endereço').fill('Jardim Açaí');
  await expect(editor.box('Nome no endereço')).toHaveValue('jardim-acai');
  await editor.box('Posição nas listas').fill('95');
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Luxo' });
  await editor.write('Nome', ['Jardim', 'Garden', 'Jardin']);
  await editor.write('Resumo', ['De frente para o jardim.', 'Facing the garden.', 'Face au jardin.']);
  await page.getByRole('button', { name: 'Adicionar parágrafo' }).click();
  await editor.write('Texto', ['São 30 m².', '30 m².', '30 m².']);
  await editor.box('Área').fill('30,5');
  await editor.box('No mínimo').fill('1');
  await editor.box('No máximo').fill('3');
  await page.getByLabel('Acrescentar fotos do computador').setInputFiles([turned, printed]);
  await expect(page.getByText('2 fotos acrescentadas')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Guardada como suite-acai-1.jpg.')).toBeVisible();

  // without alternative texts there is no publishing
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
  expect(
    kinds.Room.schema.extend({ $schema: kinds.Room.schema.shape.slug.or(kinds.Room.schema.shape.code) }).safeParse({ ...room, $schema: null }).error,
  ).toBeUndefined();
  const kept = await sharp(path.join(desk.root, 'content/images/rooms/suite-acai-1.jpg')).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', space: 'srgb', width: 1929, height: 2560 });
  expect([kept.exif, kept.orientation ?? 1]).toEqual([undefined, 1]);
  expect(await sharp(path.join(desk.root, 'content/images/rooms/varanda.jpg')).metadata()).toMatchObject({ space: 'srgb', width: 1800 });
});

test('the focal point of a photo follows a click and the arrow keys', async ({ page, editor, desk }) => {
  await editor.open('offers/entries/natal');
  const point = page.getByRole('button', { name: /^Ponto principal/ }).first();
  await point.scrollIntoViewIfNeeded();
  await expect(point.locator('img')).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await point.press('ArrowRight');
  await expect(point).toHaveAccessibleName(/26% da largura, 75% da altura/);
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines('content/offers/natal.json')).toEqual(['    "focus": "26% 75%"']);
});

test('an announcement is retired by its last day, and taken out', async ({ page, editor, desk }) => {
  await editor.open('announcements/entries/festa-hawaii');
  await page.getByLabel('Último dia').fill('2026-11-01');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines('content/announcements/festa-hawaii.json')).toEqual(['  "lastDay": "2026-11-01"']);
  await expect(page.getByRole('complementary', { name: 'Conferência' })).toBeVisible();
  await page.getByRole('button', { name: /^Conferência/ }).click();
  await expect(page.getByText('o anúncio terminou em 2026-11-01')).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Excluir entrada' }).click();
  await expect.poll(() => desk.differences()).toEqual(['announcements/festa-hawaii.json']);
  expect(fs.existsSync(path.join(desk.root, 'content/announcements/festa-hawaii.json'))).toBe(false);
});

test('what the check finds after saving is told in Portuguese, and goes when it is mended', async ({ page, editor, desk }) => {
  await editor.open('rooms/entries/luxo');
  await editor.box('No mínimo').fill('9');
  await editor.publish();
  await editor.saved();
  const panel = page.getByRole('complementary', { name: 'Conferência' });
  await expect(panel).toContainText('1 erro a corrigir');
  await expect(panel).toContainText('o mínimo de pessoas, 9, é maior que o máximo, 3. corrija um dos dois.');
  await expect(panel).toContainText('O site mostra o último estado sem erros.');
  await editor.box('No mínimo').fill('1');
  await editor.publish();
  await editor.saved();
  await expect(panel).toContainText('nenhum erro');
  expect(desk.differences()).toEqual([]);
});

test('a text too long for its place is counted, told and not saved', async ({ page, editor, desk }) => {
  await editor.open('rooms/entries/luxo');
  await page.getByRole('textbox', { name: 'Resumo em português' }).fill('a'.repeat(5_000));
  await expect(page.getByText('5000/90 – 4910 a mais')).toBeVisible();
  await editor.publish();
  await expect(page.getByText('português: tem 5000 letras; no máximo 90 letras')).toBeVisible();
  expect(desk.differences()).toEqual([]);
});

test('a missing translation is marked while typing', async ({ page, editor }) => {
  await editor.open('rooms/entries/luxo');
  await page.getByRole('textbox', { name: 'Nome em francês' }).fill('');
  await expect(page.locator('.desk-language[data-missing]', { hasText: 'francês' }).first()).toContainText('falta');
});

test('who saves second is told, and writes over nothing', async ({ page, editor, desk, context }) => {
  await editor.open('rooms/entries/luxo');
  await page.getByRole('textbox', { name: 'Resumo em inglês' }).fill('Mine.');
  const other = await context.newPage();
  const second = editorOn(other, desk);
  await second.open('rooms/entries/luxo');
  await other.getByRole('textbox', { name: 'Resumo em inglês' }).fill('Theirs.');
  await second.publish();
  await second.saved();
  await editor.publish();
  await expect(page.getByText(/salvo em outro lugar depois que você o abriu/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Resumo em inglês' })).toHaveValue('Mine.');
  expect(desk.read('content/rooms/luxo.json')).toContain('Theirs.');
});

test('a name that is taken is refused, and so is a photo that is none', async ({ page, editor, desk }, testInfo) => {
  await editor.open('rooms/new');
  await editor.box('Nome no endereço').fill('Luxo');
  await editor.publish();
  await expect(page.getByText('já existe “luxo”; escolha outro nome')).toBeVisible();

  const heic = testInfo.outputPath('IMG_0001.HEIC');
  fs.writeFileSync(heic, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]));
  const words = testInfo.outputPath('carta.jpg');
  fs.writeFileSync(words, 'Prezados senhores');
  await page.getByLabel('Acrescentar fotos do computador').setInputFiles([heic, words]);
  await expect(page.getByText(/está em HEIC, o formato do iPhone/)).toBeVisible();
  await expect(page.getByText(/“carta.jpg” não é uma foto/)).toBeVisible();
  expect(desk.differences()).toEqual([]);
});

test('a file that was broken by hand is told and not opened', async ({ page, editor, desk }) => {
  desk.write('content/bars/lobby-bar.json', '{ "slug": "lobby-bar", ');
  await editor.open('bars/entries/lobby-bar');
  await expect(page.getByText(/content\/bars\/lobby-bar\.json está quebrado/).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Conferência' })).toContainText('arquivo quebrado na linha 1');
  expect(desk.read('content/bars/lobby-bar.json')).toBe('{ "slug": "lobby-bar", ');
});

test('the server gone while saving costs nothing: the words stay, and outlive a reload', async ({ page, editor, desk }) => {
  await editor.open('rooms/entries/luxo');
  const words = page.getByRole('textbox', { name: 'Resumo em português' });
  await words.fill('Escrito antes da queda.');
  await desk.stop();
  await editor.publish();
  await expect(page.getByText(/a mesa não respondeu/).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Conferência' })).toContainText('A mesa não responde');
  await expect(words).toHaveValue('Escrito antes da queda.');
  await desk.start();
  // the editor keeps a draft every two seconds
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  await page.waitForTimeout(2_500);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(words).toHaveValue('Escrito antes da queda.');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines('content/rooms/luxo.json')).toEqual(['    "pt": "Escrito antes da queda.",']);
});

test('nobody else may ask: neither by another name of this machine, nor from another site', async ({ desk }) => {
  const { port } = new URL(desk.address);
  const body = JSON.stringify({ action: 'getEntry', params: { path: 'content/site.json' } });
  const ask = (headers: Record<string, string>, what = body) => fetch(`http://127.0.0.1:${port}/admin/api`, { method: 'POST', body: what, headers });
  const json = { 'Content-Type': 'application/json' };
  expect((await ask({ ...json, Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await ask({ 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await ask(json)).status).toBe(200);
  for (const file of ['package.json', '../package.json', 'content/../package.json', 'content/.schema/Room.json', 'src/site.ts'])
    expect((await ask(json, JSON.stringify({ action: 'getEntry', params: { path: file } }))).status, file).toBe(403);
});
