import fs from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, test as base, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { kinds, type Kind, type KindName } from '../../../src/content/kinds';
import { openDesk, type Desk } from './desk';

/** With a long timeout: a save goes through the editor, the file and the check. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export type Texts = readonly [pt: string, en: string, fr: string];
const languages = ['português', 'inglês', 'francês'] as const;

/** Page object of the desk. */
export function editorOn(page: Page, desk: Desk) {
  const panel = page.getByRole('complementary', { name: 'Conferência' });
  const firstInput = page.locator('.desk-input').first();
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  return {
    panel,
    box,
    /** Opens an entry with a full page load. */
    open: async (route: string) => {
      await page.goto('about:blank');
      await page.goto(`${desk.address}#/collections/${route}`);
      await expect(firstInput).toBeAttached({ timeout: 60_000 });
    },
    /** Goes to another entry by its address, which loads the desk anew. */
    goTo: async (route: string) => {
      await page.evaluate((hash) => {
        document.documentElement.dataset.left = 'true';
        window.location.hash = hash;
      }, `#/collections/${route}`);
      await expect(page.locator('html[data-left]')).toHaveCount(0);
      await expect(firstInput).toBeAttached({ timeout: 60_000 });
    },
    /** Fills in a text in three languages. */
    write: async (label: string, messages: Texts, nth = 0) => {
      for (const [index, language] of languages.entries())
        await page
          .getByRole('textbox', { name: `${label} em ${language}` })
          .nth(nth)
          .fill(messages[index] ?? '');
    },
    addPhotos: (files: string[]) => page.getByLabel('Acrescentar fotos do computador').setInputFiles(files),
    /** Drops photos on the drop zone. */
    dropPhotos: async (files: string[]) => {
      const photos = files.map((file) => ({ name: path.basename(file), address: `data:image/jpeg;base64,${fs.readFileSync(file).toString('base64')}` }));
      const dataTransfer = await page.evaluateHandle(async (given) => {
        const dropped = new DataTransfer();
        for (const { name, address } of given) dropped.items.add(new File([await (await fetch(address)).blob()], name, { type: 'image/jpeg' }));
        return dropped;
      }, photos);
      const zone = page.locator('.desk-drop', { hasText: 'solte as fotos' });
      for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer });
    },
    publish: async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Publicar agora' }).first().click();
    },
    /** Waits for the editor's notice that the entry is saved. */
    saved: async () => {
      const note = page.getByText('Entrada salva');
      await expect(note.first()).toBeVisible();
      // a click closes it; it may have closed by itself
      await note
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await expect(note).toHaveCount(0);
    },
  };
}
export type Editor = ReturnType<typeof editorOn>;

/** The editor's stored draft of an entry, as text; empty if there is none. */
export const draftOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('localforage');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('keyvaluepairs').objectStore('keyvaluepairs').get(key);
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { raw?: string } | undefined)?.raw ?? '');
          };
        };
      }),
    `backup.${name}`,
  );

/** `test` for the desk: all tests of a worker share one, on a copy of the project. */
export const test = base.extend<{ readonly editor: Editor }, { readonly withSite: boolean; readonly desk: Desk }>({
  withSite: [false, { option: true, scope: 'worker' }],
  desk: [
    async ({ withSite }, use) => {
      const desk = await openDesk({ site: withSite });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, desk }, use) => use(editorOn(page, desk)),
});

/** One entry of every kind of content, with its route in the desk. */
export const routes = (Object.keys(kinds) as KindName[]).flatMap((kind) => {
  const { source, optional }: Kind = kinds[kind];
  if (optional && !fs.existsSync(`content/${source}`)) return [];
  if (source.endsWith('.json')) return [{ kind, file: `content/${source}`, route: `hotel/entries/${path.basename(source, '.json')}` }];
  const [first = ''] = fs.readdirSync(path.join('content', source)).filter((name) => name.endsWith('.json'));
  return [{ kind, file: `content/${source}/${first}`, route: `${source}/entries/${path.basename(first, '.json')}` }];
});

/** An entry of a kind: the first one. @throws where the hotel has none */
export function entryOf(kind: KindName) {
  const found = routes.find((one) => one.kind === kind);
  if (!found) throw new Error(`The hotel has no ${kind}.`);
  return { ...found, slug: path.basename(found.route), inContent: found.file.replace('content/', '') };
}

/** Two photos: 40 megapixels with EXIF rotation and accents in the name, and one in CMYK. */
export async function photosOf(testInfo: TestInfo): Promise<string[]> {
  const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#6f94a8' } }).jpeg();
  const turned = testInfo.outputPath('Suíte Açaí 1.JPG');
  await photo(7_300, 5_500).withMetadata({ orientation: 6 }).toFile(turned);
  const printed = testInfo.outputPath('varanda.jpg');
  await photo(1_800, 1_200).toColourspace('cmyk').toFile(printed);
  return [turned, printed];
}

/** Fills in a new room with two photos, in three languages, without the alternative texts. */
export async function fillRoom({ page, editor, photos }: { readonly page: Page; readonly editor: Editor; readonly photos: string[] }): Promise<void> {
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
  await editor.dropPhotos(photos);
  await expect(page.getByText(`${photos.length} fotos acrescentadas`)).toBeVisible({ timeout: 60_000 });
}

export const pathOf = (desk: Desk, file: string): string => path.join(desk.root, file);
