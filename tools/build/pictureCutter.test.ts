import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import { startCutter } from './pictureCutter';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cutter-'));
const cutter = startCutter();
const original = path.join(folder, 'sea.jpg');
const damaged = path.join(folder, 'damaged.jpg');

const jobFor = (file: string) => ({
  inputPaths: [{ path: file }],
  outputDir: folder,
  args: { operations: [40, 20].map((width) => ({ outputPath: `a/${width}.avif`, args: { width, toFormat: 'avif', quality: 50 } })), pluginOptions: {} },
});

beforeAll(async () => {
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b3d2e' } })
    .jpeg()
    .toFile(original);
  fs.writeFileSync(damaged, 'no picture');
});

afterAll(() => {
  cutter.stop();
  fs.rmSync(folder, { recursive: true });
});

test('a job is done once all its variants are there', async () => {
  await cutter.cut(jobFor(original));
  expect(await sharp(path.join(folder, 'a/20.avif')).metadata()).toMatchObject({ format: 'heif', width: 20, height: 15 });
  expect(fs.existsSync(path.join(folder, 'a/40.avif'))).toBe(true);
}, 60_000);

test('a picture that is none is told', async () => {
  await expect(cutter.cut(jobFor(damaged))).rejects.toThrow(/damaged\.jpg/);
}, 60_000);

test('where the program ends, whoever waits hears of it', async () => {
  const waiting = cutter.cut(jobFor(original));
  cutter.stop();
  await expect(waiting).rejects.toThrow('ended');
  await expect(cutter.cut(jobFor(original))).rejects.toThrow('ended');
}, 60_000);
