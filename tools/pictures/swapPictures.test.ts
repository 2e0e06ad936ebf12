import fs from 'node:fs';
import path from 'node:path';
import { jpegOf } from '../../tests/support/content/photographs';
import type { Json } from '../../src/content/json';
import { printContent } from '../../src/content/printContent';
import { swapPictures } from './swapPictures';
import { temporaryFolder } from '../../tests/support/folders';

let root: string;

const put = (name: string, bytes: Buffer | string) => fs.writeFileSync(path.join(root, 'content', name), bytes);
const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, 'content', name), 'utf8')) as unknown;
const alt = { pt: 'O mar', en: 'The sea' };

beforeEach(async () => {
  root = temporaryFolder();
  for (const folder of ['content/images', 'content/gallery']) fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of ['mar.jpg', 'rede.jpg']) put(`images/${name}`, await jpegOf({ width: 160, height: 90 }));
  put('images/mar-retrato.jpg', await jpegOf({ width: 60, height: 80 }));
  const pictures = [
    { file: '../images/mar.jpg', alt, caption: alt, focus: '10% 10%', portrait: '../images/mar-retrato.jpg' },
    { file: '../images/rede.jpg', alt, caption: alt, focus: '20% 20%' },
  ];
  put('gallery/fotos.json', printContent({ $schema: '../.schema/Album.json', slug: 'fotos', order: 10, name: alt, pictures: pictures as Json[] }));
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
