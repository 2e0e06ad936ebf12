import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import { contentFacts } from '../../../../tests/support/content/publishedFacts';
import { languages } from '../../../site';
import { cmykOf, jpegOf, turnedOf } from '../../../../tests/support/content/photographs';
import { openFonts } from './textOutlines';
import { shareDrawing, shareFrame } from './shareDrawing';
import { type ShareImage, shareImages, writeShareImages } from './shareImages';

const fonts = openFonts();
const brand = { shortName: 'Costa Ipê', descriptor: 'RESORT & SPA' };
const drawn = (title: string) => shareDrawing({ title, ...brand }, fonts);

/** Lines of the title, which follow the two of the brand. */
const linesOf = (svg: string) => [...svg.matchAll(/scale\([\d.]+ -[\d.]+\)/g)].length - 2;

test('text is drawn as outlines: no font is needed', () => {
  expect(drawn('Chalé: 115 m² para até 6 pessoas')).not.toMatch(/<text|font/);
});

test('a long title is smaller, in more lines, and within the picture', async () => {
  const long = 'Suite Master II\u00a0: 82\u00a0m² pour six personnes, et la mer devant la fenêtre toute la journée';
  expect(linesOf(drawn('Contact'))).toBe(1);
  expect(linesOf(drawn(long))).toBeGreaterThan(1);
  const words = drawn(long).replaceAll(/<rect[^>]*>/g, '');
  const { data, info } = await sharp({ create: { ...shareFrame, channels: 3, background: '#000' } })
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lit = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 40;
  const margin = 40;
  const outside: string[] = [];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if ((x < margin || y < margin || x >= info.width - margin || y >= info.height - margin) && lit(x, y)) outside.push(`${x} ${y}`);
  expect(outside).toEqual([]);
});

test('every page has one in each language, with a name that changes with its text', () => {
  const all = contentFacts();
  const images = shareImages(all, fonts);
  const addresses = images.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const renamed = { ...all, fr: { ...all.fr, Hotel: { ...all.fr.Hotel, shortName: 'Costa' } } };
  const changed = shareImages(renamed, fonts).filter(({ address }) => !addresses.includes(address));
  expect(changed).toHaveLength(images.length / languages.length);
  expect(new Set(changed.map(({ language }) => language))).toEqual(new Set(['fr']));
});

describe('the files', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'share-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  function imageOf(name: string, photograph: Buffer): ShareImage {
    const absolutePath = path.join(folder, `${name}-source.jpg`);
    fs.writeFileSync(absolutePath, photograph);
    const picture = { alt: '', focus: '50% 0%', file: { name, absolutePath, contentDigest: name, jpeg: '' } };
    return { path: `/${name}`, language: 'pt', address: `/share/${name}.jpg`, alt: '', picture, drawing: drawn(name) };
  }

  test('a picture is written once, and removed with its page', async () => {
    const [one, other] = [imageOf('one', await jpegOf({ width: 300, height: 200 })), imageOf('other', await jpegOf({ width: 200, height: 300 }))];
    expect(await writeShareImages(folder, [one, other])).toBe(2);
    const { mtimeMs } = fs.statSync(path.join(folder, one.address));
    expect(await writeShareImages(folder, [one])).toBe(0);
    expect(fs.readdirSync(path.join(folder, 'share'))).toEqual(['one.jpg']);
    expect(fs.statSync(path.join(folder, one.address)).mtimeMs).toBe(mtimeMs);
    expect(await sharp(path.join(folder, one.address)).metadata()).toMatchObject({ format: 'jpeg', ...shareFrame });
  });

  test('a photograph in CMYK or with an EXIF orientation is converted', async () => {
    const images = [
      imageOf('inks', await cmykOf({ width: 300, height: 200 }, { profile: false })),
      imageOf('turned', await turnedOf({ width: 200, height: 400 })),
    ];
    expect(await writeShareImages(folder, images)).toBe(2);
    for (const { address } of images) expect(await sharp(path.join(folder, address)).metadata()).toMatchObject({ space: 'srgb', ...shareFrame });
    // red above blue after rotation, and the focus is at the top
    const [red = 0, , blue = 0] = await sharp(path.join(folder, '/share/turned.jpg')).extract({ left: 700, top: 200, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  });
});
