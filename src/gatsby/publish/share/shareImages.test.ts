import path from 'node:path';
import fs from 'node:fs';
import sharp from 'sharp';
import { contentFacts } from '../../../../tests/support/content/publishedFacts';
import { cmykOf, jpegOf, turnedOf } from '../../../../tests/support/content/photographs';
import { coverCrop, type ShareImage, shareFrame, shareImages, writeShareImages } from './shareImages';
import { temporaryFolder } from '../../../../tests/support/folders';

test('a picture is cropped around its focus, and scaled up where it is too small', () => {
  const frame = shareFrame;
  expect(coverCrop({ width: 2400, height: 630 }, { frame, focus: '100% 0%' })).toEqual({
    scaled: { width: 2400, height: 630 },
    crop: { left: 1200, top: 0, ...frame },
  });
  expect(coverCrop({ width: 600, height: 600 }, { frame, focus: null })).toEqual({
    scaled: { width: 1200, height: 1200 },
    crop: { left: 0, top: 285, ...frame },
  });
});

test('every page has one in each language, told apart by its picture and focus alone', () => {
  const images = shareImages(contentFacts());
  expect(new Set(images.map(({ path, language }) => `${language} ${path}`)).size).toBe(images.length);
  const shown = ({ picture }: ShareImage) => `${picture.file.contentDigest} ${picture.focus}`;
  expect(new Set(images.map(({ address }) => address)).size).toBe(new Set(images.map(shown)).size);
});

describe('the files', () => {
  let folder: string;
  beforeEach(() => (folder = temporaryFolder()));

  function imageOf(name: string, photograph: Buffer): ShareImage {
    const absolutePath = path.join(folder, `${name}-source.jpg`);
    fs.writeFileSync(absolutePath, photograph);
    const picture = { alt: '', focus: '50% 0%', file: { name, absolutePath, contentDigest: name, jpeg: '' } };
    return { path: `/${name}`, language: 'pt', address: `/share/${name}.jpg`, alt: '', picture };
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
