import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cmykOf, jpegOf, turnedOf } from '../../tests/support/content/photographs';
import type { Json } from '../../src/content/json';
import { printContent } from '../../src/content/printContent';
import { planImport } from './importPictures';
import { swapPictures } from './swapPictures';
import { temporaryFolder } from '../../tests/support/folders';

let root: string;
let photos: string;

const put = (name: string, bytes: Buffer | string) => fs.writeFileSync(path.join(root, 'content', name), bytes);
const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, 'content', name), 'utf8')) as unknown;
const nothing = () => Promise.resolve(undefined);
const alt = { pt: 'O mar', en: 'The sea' };

beforeEach(async () => {
  root = temporaryFolder();
  photos = path.join(root, 'photos');
  for (const folder of ['content/images', 'content/gallery', 'photos/lote 1']) fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of ['mar.jpg', 'rede.jpg']) put(`images/${name}`, await jpegOf({ width: 160, height: 90 }));
  put('images/mar-retrato.jpg', await jpegOf({ width: 60, height: 80 }));
  const pictures = [
    { file: '../images/mar.jpg', alt, caption: alt, focus: '10% 10%', portrait: '../images/mar-retrato.jpg' },
    { file: '../images/rede.jpg', alt, caption: alt, focus: '20% 20%' },
  ];
  put('gallery/fotos.json', printContent({ $schema: '../.schema/Album.json', slug: 'fotos', order: 10, name: alt, pictures: pictures as Json[] }));
});

test('photos are matched by name or chosen; the summary says what is done and what would not work, and nothing is written', async () => {
  fs.writeFileSync(path.join(photos, 'lote 1/Mar.JPG'), await turnedOf({ width: 3000, height: 4000 }));
  fs.writeFileSync(path.join(photos, 'DSC_1.jpg'), await cmykOf({ width: 900, height: 600 }, { profile: true }));
  fs.writeFileSync(path.join(photos, 'DSC_2.jpg'), await jpegOf({ width: 900, height: 600 }));
  fs.writeFileSync(path.join(photos, 'notas.txt'), 'Quarto 12');
  fs.writeFileSync(path.join(photos, 'rede.jpg'), (await jpegOf({ width: 900, height: 600 })).subarray(0, 700));
  const { swaps, nowhere } = await planImport(root, photos, ({ name }) => Promise.resolve(name === 'DSC_1.jpg' ? 'content/images/rede.jpg' : undefined));
  expect(nowhere).toEqual([expect.stringMatching(/^notas.txt: não é uma foto/), expect.stringMatching(/^rede.jpg: não é uma foto/), 'DSC_2.jpg']);
  expect(swaps.map(({ lines }) => lines)).toEqual([
    [
      'content/images/rede.jpg ← DSC_1.jpg',
      '  Convertida das cores de impressão (CMYK) para as da tela.',
      '  em Galeria: O mar › Fotos 2',
      '    O mar · The sea',
      '    O mar · The sea',
    ],
    [
      'content/images/mar.jpg ← lote 1/Mar.JPG',
      '  Endireitada, como a câmera a marcou.',
      '  Diminuída de 12 megapixels para 1920 × 2560.',
      '  em Galeria: O mar › Fotos 1',
      '    O mar · The sea',
      '    O mar · The sea',
    ],
  ]);
  const [, sea] = swaps;
  expect(await sharp(sea?.bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', width: 1920, height: 2560 });
  expect((await sharp(sea?.bytes).metadata()).exif).toBeUndefined();
  expect(await sharp(path.join(root, 'content/images/mar.jpg')).metadata()).toMatchObject({ width: 160 });
});

test('the tall version and the focal point of a swapped picture go, and what is said of it changes where it is given', async () => {
  const bytes = await jpegOf({ width: 1600, height: 900 });
  const texts = [{ file: 'content/gallery/fotos.json', path: 'pictures.0', alt: { pt: 'A piscina' } }];
  expect(swapPictures(root, new Map([['content/images/mar.jpg', bytes]]), texts)).toEqual(['content/gallery/fotos.json']);
  expect(fs.readFileSync(path.join(root, 'content/images/mar.jpg')).equals(bytes)).toBe(true);
  expect(read('gallery/fotos.json')).toMatchObject({ slug: 'fotos' });
  expect((read('gallery/fotos.json') as { pictures: unknown[] }).pictures).toEqual([
    { file: '../images/mar.jpg', alt: { pt: 'A piscina' }, caption: alt },
    { file: '../images/rede.jpg', alt, caption: alt, focus: '20% 20%' },
  ]);
});

test('a tall version that is swapped too stays', async () => {
  const bytes = await jpegOf({ width: 60, height: 80 });
  swapPictures(root, new Map(['mar', 'mar-retrato'].map((name) => [`content/images/${name}.jpg`, bytes])));
  expect(read('gallery/fotos.json')).toMatchObject({ pictures: [{ portrait: '../images/mar-retrato.jpg' }, {}] });
});

test('nothing is written where a content file would be wrong', () => {
  const before = fs.readFileSync(path.join(root, 'content/images/mar.jpg'));
  const texts = [{ file: 'content/gallery/fotos.json', path: 'pictures.0', alt: { pt: '' } }];
  expect(() => swapPictures(root, new Map([['content/images/mar.jpg', Buffer.from('')]]), texts)).toThrow(/O que se vê na foto.*Nada foi gravado\./);
  expect(fs.readFileSync(path.join(root, 'content/images/mar.jpg')).equals(before)).toBe(true);
});

test('a photo is kept with few bytes', async () => {
  const size = { width: 2560, height: 1707 };
  const noise = Buffer.alloc(size.width * size.height * 3, 0).map((_, index) => (index * 2654435761) >>> 24);
  await sharp(noise, { raw: { ...size, channels: 3 } })
    .blur(1)
    .jpeg({ quality: 95 })
    .toFile(path.join(photos, 'mar.jpg'));
  const [swap] = (await planImport(root, photos, nothing)).swaps;
  expect(swap?.bytes.length).toBeLessThan(fs.statSync(path.join(photos, 'mar.jpg')).size / 2);
});
