import fs from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { isObject, type JsonObject } from '../../src/content/json';
import { fromContent } from '../../src/content/photos';
import { readContent } from '../../src/content/read';
import { placesOf } from '../../src/content/swapPictures';
import { picturesOf } from '../../tools/pictures/thumbs';
import { expect, pathOf, test } from '../support/desk/deskEditor';

// The hotel brings its own photographs. Each test begins with the content of the project.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(({ desk }) => desk.reset());

const { files } = readContent('.');
const offers = files.filter(({ kind, data }) => kind === 'Offer' && isObject(data) && isObject(data.picture) && data.picture.portrait);
const routeOf = (file: string): string => `offers/entries/${path.basename(file, '.json')}`;
const pictureOf = (text: string): JsonObject => (JSON.parse(text) as { picture: JsonObject }).picture;

/** A blue photo. */
async function photo(testInfo: TestInfo, name: string, [width, height]: readonly [number, number]): Promise<string> {
  const file = testInfo.outputPath(name);
  await sharp({ create: { width, height, channels: 3, background: '#2040a0' } })
    .jpeg()
    .toFile(file);
  return file;
}

const isBlue = async (file: string): Promise<boolean> => {
  // not by its name, by which sharp remembers it
  const { channels } = await sharp(fs.readFileSync(file)).stats();
  return channels.map(({ mean }) => Math.round(mean / 32)).join() === '1,2,5';
};

const swap = (page: Page, file: string) => page.getByLabel('Trocar por outra').first().setInputFiles(file);

test('a photo swapped here takes its tall version and focal point with it, and its words are asked for again', async ({ page, editor, desk }, testInfo) => {
  const [offer] = offers;
  test.skip(!offer, 'this hotel has no offer with a tall picture');
  const { file } = offer as NonNullable<typeof offer>;
  const before = pictureOf(desk.read(file));
  await editor.open(routeOf(file));
  await swap(page, await photo(testInfo, 'Nova 1.JPG', [1200, 1600]));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('está em pé num lugar deitado');
  await expect(dialog.getByRole('radio', { name: /^Em todos os lugares \(\d+\)/ })).not.toBeChecked();
  const text = dialog.getByRole('textbox', { name: /^O que se vê na foto em / });
  await expect(text.first()).toHaveValue((before.alt as { pt: string }).pt);
  await text.first().fill('O mar azul.');
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click();
  await expect(page.getByText('Guardada como nova-1.jpg.')).toBeVisible();
  await editor.publish();
  await editor.saved();

  const { portrait: _, focus: __, ...rest } = before;
  expect(pictureOf(desk.read(file))).toEqual({
    ...rest,
    file: expect.stringMatching(/\/nova-1\.jpg$/) as unknown,
    alt: { ...(before.alt as JsonObject), pt: 'O mar azul.' },
  });
  expect(desk.differences()).toEqual([expect.stringMatching(/^images\/.*\/nova-1\.jpg$/), file.replace('content/', '')]);
});

test('a photo swapped everywhere is in every place of the one before, under its name', async ({ page, editor, desk }, testInfo) => {
  const [found] = offers.flatMap(({ file, data }) => {
    const named = path.posix.join(path.posix.dirname(file), (data as { picture: { file: string } }).picture.file);
    const places = placesOf(named, files);
    return places.length > 1 ? [{ file, named, places }] : [];
  });
  test.skip(!found, 'no picture of an offer is seen in two places');
  const { file, named, places } = found as NonNullable<typeof found>;
  await editor.open(routeOf(file));
  await swap(page, await photo(testInfo, 'azul.jpg', [2000, 1125]));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: `Em todos os lugares (${places.length})` }).check();
  await expect(dialog.getByRole('listitem')).toHaveCount(places.length);
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click();
  await expect(dialog).toContainText('Já está gravado, e a página ao lado muda sozinha.');
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await expect.poll(() => isBlue(pathOf(desk, named))).toBe(true);
  await expect.poll(() => pictureOf(desk.read(file)).portrait).toBeUndefined();
  const changed = new Set(places.map((place) => place.file.replace('content/', '')));
  for (const one of desk.differences()) expect([...changed, named.replace('content/', '')]).toContain(one);
});

test('what is said of a photo that is swapped everywhere is said in every place', async ({ page, editor, desk }, testInfo) => {
  const [found] = files.flatMap(({ kind, file, data }) =>
    (kind === 'Album' ? (data as { pictures: JsonObject[] }).pictures : []).flatMap((one, index) => {
      const named = fromContent(one.file as string);
      const places = placesOf(named, files);
      const isAlike = places.every(({ caption }) => JSON.stringify(caption) === JSON.stringify(one.caption));
      return places.length > 2 && isAlike ? [{ file, index, places, named }] : [];
    }),
  );
  test.skip(!found, 'no picture of the gallery is told alike elsewhere');
  const { file, index, places, named } = found as NonNullable<typeof found>;
  await editor.open(`gallery/entries/${path.basename(file, '.json')}`);
  const entry = page.locator('[id^="pictures-field"] > :last-child > *').nth(index);
  await entry.click();
  await entry.getByLabel('Trocar por outra').setInputFiles(await photo(testInfo, 'noite.jpg', [2000, 1125]));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Em todos os lugares/ }).check();
  for (const language of ['português', 'inglês', 'francês']) {
    await dialog.getByRole('textbox', { name: `O que se vê na foto em ${language}` }).fill(`Noite ${language}`);
    await dialog.getByRole('textbox', { name: `Legenda em ${language}` }).fill(`À noite ${language}`);
  }
  await dialog.getByRole('button', { name: 'Trocar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await expect.poll(() => isBlue(pathOf(desk, named))).toBe(true);
  const now = readContent(desk.root).files;
  expect(placesOf(named, now).map((place) => [place.file, place.alt?.pt, place.caption?.fr])).toEqual(
    places.map((place) => [place.file, 'Noite português', 'À noite francês']),
  );
});

test('many photos are matched by name, written once the summary is confirmed; what fits nowhere is told', async ({ page, editor, desk }, testInfo) => {
  const [first = '', second = ''] = picturesOf('.').filter((one) => one.endsWith('.jpg') && placesOf(one, files).length > 0);
  const given = await Promise.all([path.basename(first).toUpperCase(), 'DSC_1.jpg', 'DSC_2.jpg'].map((name) => photo(testInfo, name, [1800, 1200])));
  const letter = testInfo.outputPath('carta.jpg');
  fs.writeFileSync(letter, 'Prezados');
  const systemFile = testInfo.outputPath('._DSC_1.jpg');
  fs.writeFileSync(systemFile, 'Mac');
  await editor.open('hotel/entries/site');
  await page.getByRole('button', { name: 'Fotos do hotel' }).click();
  await expect(page.getByRole('dialog')).toContainText('O que falta trazer');
  await page.getByLabel('Trocar muitas fotos de uma vez').setInputFiles([...given, letter, systemFile]);
  const summary = page.getByRole('dialog').filter({ hasText: 'Trocar fotos: 3' });
  const choices = summary.getByRole('combobox');
  await expect(summary).toContainText('“carta.jpg” não é uma foto');
  await expect(summary).not.toContainText('._DSC_1.jpg');
  await expect(choices.nth(0)).toHaveValue(first);
  await expect(choices.nth(1)).toHaveValue('');
  await choices.nth(1).selectOption(second);
  await expect(summary.getByAltText('A de antes')).toHaveCount(2);
  expect(desk.differences()).toEqual([]);
  await summary.getByRole('button', { name: 'Trocar', exact: true }).click();
  for (const one of [first, second]) await expect.poll(() => isBlue(pathOf(desk, one))).toBe(true);
  expect(desk.differences().filter((one) => one.startsWith('images/'))).toEqual([first, second].map((one) => one.replace('content/', '')).sort());
});
