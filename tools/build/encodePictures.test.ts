import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import { dropPictures, encodePictures } from './encodePictures';
import { temporaryFolder } from '../../tests/support/folders';

const folder = temporaryFolder();
const original = path.join(folder, 'sea.jpg');
const damaged = path.join(folder, 'damaged.jpg');

const jobFor = (file: string, target = 'a') => ({
  inputPaths: [{ path: file, contentDigest: '' }],
  outputDir: folder,
  args: { operations: [40, 20].map((width) => ({ outputPath: `${target}/${width}.avif`, args: { width, toFormat: 'avif', quality: 50 } })), pluginOptions: {} },
});

beforeAll(async () => {
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b3d2e' } })
    .jpeg()
    .toFile(original);
  fs.writeFileSync(damaged, 'not a picture');
});

test('a job resolves once all its variants are written', async () => {
  await encodePictures(jobFor(original));
  expect(await sharp(path.join(folder, 'a/20.avif')).metadata()).toMatchObject({ format: 'heif', width: 20, height: 15 });
  expect(fs.existsSync(path.join(folder, 'a/40.avif'))).toBe(true);
});

test('a file that is not a picture is named', async () => {
  await expect(encodePictures(jobFor(damaged))).rejects.toThrow(/damaged\.jpg/);
});

test('pictures that nobody waits for are not begun', async () => {
  const last = os.availableParallelism();
  for (let number = 0; number <= last; number++) void encodePictures(jobFor(original, `dropped/${number}`));
  dropPictures();
  await encodePictures(jobFor(original, 'later'));
  expect(fs.existsSync(path.join(folder, `dropped/${last}`))).toBe(false);
});
