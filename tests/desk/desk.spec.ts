import sharp from 'sharp';
import { fileSchema } from '../../src/gatsby/content/fileSchema';
import { expect, fillRoom, pathOf, photosOf, test } from '../support/deskEditor';

// One working day at the desk: each test goes on from what those before it have saved.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(({ desk }) => desk.reset());

test('a room with two photos in three languages becomes one file and its pictures', async ({ page, editor, desk }, testInfo) => {
  await fillRoom({ page, editor, photos: await photosOf(testInfo) });
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
  expect(fileSchema('Room').safeParse(room).error).toBeUndefined();
  const turned = await sharp(pathOf(desk, 'content/images/rooms/suite-acai-1.jpg')).metadata();
  expect(turned).toMatchObject({ format: 'jpeg', space: 'srgb', width: 1929, height: 2560 });
  expect([turned.exif, turned.orientation ?? 1]).toEqual([undefined, 1]);
  expect(await sharp(pathOf(desk, 'content/images/rooms/varanda.jpg')).metadata()).toMatchObject({ space: 'srgb', width: 1800 });
});

test('a price is changed, and nothing else; changed back, the file is what it was', async ({ editor, desk }) => {
  const file = 'content/stay-rules.json';
  const before = desk.read(file);
  await editor.open('hotel/entries/stay-rules');
  await expect(editor.box('Estacionamento')).toHaveValue('61');
  await editor.box('Estacionamento').fill('60');
  await editor.publish();
  await editor.saved();
  await editor.box('Estacionamento').fill('61');
  await editor.publish();
  await editor.saved();
  expect(desk.read(file)).toBe(before);
  await editor.box('Estacionamento').fill('64,50');
  await editor.publish();
  await editor.saved();
  expect(desk.changedLines(file)).toEqual(['  "parking": 64.5,']);
});
