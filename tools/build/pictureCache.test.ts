import fs from 'node:fs';
import path from 'node:path';
import type { PictureJob, PictureVariant } from '../../src/gatsby/internals';
import { pictureCache } from './pictureCache';
import { temporaryFolder } from '../../tests/support/folders';

let root: string;
let encoded: string[];

beforeEach(() => {
  root = temporaryFolder();
  encoded = [];
});

const folder = () => path.join(root, '.pictures');

/** A job of one original with a file for each variant; the first folder of its files is `publicOf`. */
const jobOf = (variants: readonly PictureVariant[], { original = 'sea', publicOf = 'public', mozjpeg = false } = {}): PictureJob => ({
  inputPaths: [{ path: `${original}.jpg`, contentDigest: `digest of ${original}` }],
  outputDir: path.join(root, publicOf),
  args: {
    operations: variants.map((args) => ({ outputPath: `${args.width ?? 0}/${original}.${args.toFormat}`, args })),
    pluginOptions: { useMozJpeg: mozjpeg },
  },
});

const avif = (width: number, quality = 52): PictureVariant => ({ width, quality, toFormat: 'avif' });

/** Replaces the encoder: each file contains the name of its encoding. */
async function encode({ outputDir, args }: PictureJob): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  for (const { outputPath } of args.operations) {
    encoded.push(outputPath);
    fs.mkdirSync(path.dirname(path.join(outputDir, outputPath)), { recursive: true });
    fs.writeFileSync(path.join(outputDir, outputPath), `encoding ${encoded.length}`);
  }
}

const contentOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

it('encodes a picture once, whatever becomes of public/ and of the build', async () => {
  await pictureCache(folder()).run(jobOf([avif(480), avif(800)]), encode);
  fs.rmSync(path.join(root, 'public'), { recursive: true });
  await pictureCache(folder()).run(jobOf([avif(480), avif(800)]), encode);
  await pictureCache(folder()).run(jobOf([avif(800), avif(1600)], { publicOf: 'other' }), encode);
  expect(encoded).toEqual(['480/sea.avif', '800/sea.avif', '1600/sea.avif']);
  expect([contentOf('public/800/sea.avif'), contentOf('other/800/sea.avif'), contentOf('other/1600/sea.avif')]).toEqual([
    'encoding 2',
    'encoding 2',
    'encoding 3',
  ]);
});

it('encodes anew for another original, another setting and another option', async () => {
  const kept = pictureCache(folder());
  await kept.run(jobOf([avif(480)]), encode);
  await kept.run(jobOf([avif(480)], { original: 'pool' }), encode);
  await kept.run(jobOf([avif(480, 60)]), encode);
  await kept.run(jobOf([avif(480)], { mozjpeg: true }), encode);
  expect(encoded).toEqual(['480/sea.avif', '480/pool.avif', '480/sea.avif', '480/sea.avif']);
});

it('where less effort will do takes what was encoded with more, not the reverse', async () => {
  const run = (effort: string | undefined, width: number) => {
    if (effort === undefined) delete process.env.AVIF_EFFORT;
    else process.env.AVIF_EFFORT = effort;
    return pictureCache(folder()).run(jobOf([avif(width)]), encode);
  };
  await run(undefined, 480);
  for (const width of [480, 800, 800]) await run('0', width);
  await run(undefined, 800);
  expect(encoded).toEqual(['480/sea.avif', '800/sea.avif', '800/sea.avif']);
});

it('a size that two jobs want at the same time is encoded by the first', async () => {
  const kept = pictureCache(folder());
  await Promise.all([kept.run(jobOf([avif(480), avif(800)]), encode), kept.run(jobOf([avif(800), avif(1200)], { publicOf: 'other' }), encode)]);
  expect([...encoded].sort()).toEqual(['1200/sea.avif', '480/sea.avif', '800/sea.avif']);
  expect(contentOf('other/800/sea.avif')).toBe(contentOf('public/800/sea.avif'));
});

it('a picture that could not be encoded is not kept, and each job that wants it fails', async () => {
  const kept = pictureCache(folder());
  const fail = () => Promise.reject(new Error('damaged'));
  const both = await Promise.allSettled([kept.run(jobOf([avif(480)]), fail), kept.run(jobOf([avif(480)], { publicOf: 'other' }), fail)]);
  expect(both).toEqual([0, 1].map(() => ({ status: 'rejected', reason: new Error('damaged') })));
  await pictureCache(folder()).run(jobOf([avif(480)]), encode);
  expect(encoded).toEqual(['480/sea.avif']);
});

it('deletes what no build has used for two months', async () => {
  const kept = pictureCache(folder());
  kept.deleteUnused();
  await kept.run(jobOf([avif(480), avif(800)]), encode);
  const longAgo = new Date(Date.now() - 61 * 86_400_000);
  for (const name of fs.readdirSync(folder())) fs.utimesSync(path.join(folder(), name), longAgo, longAgo);
  const next = pictureCache(folder());
  await next.run(jobOf([avif(480)], { publicOf: 'other' }), encode);
  next.deleteUnused();
  expect(fs.readdirSync(folder())).toHaveLength(1);
});
