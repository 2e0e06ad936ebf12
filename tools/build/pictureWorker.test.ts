import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import childProcess from 'node:child_process';
import { pictureWorker } from './pictureWorker';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-worker-'));
const worker = pictureWorker();
const original = path.join(folder, 'sea.jpg');
const damaged = path.join(folder, 'damaged.jpg');

const jobFor = (file: string) => ({
  inputPaths: [{ path: file, contentDigest: '' }],
  outputDir: folder,
  args: { operations: [40, 20].map((width) => ({ outputPath: `a/${width}.avif`, args: { width, toFormat: 'avif', quality: 50 } })), pluginOptions: {} },
});

beforeAll(async () => {
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b3d2e' } })
    .jpeg()
    .toFile(original);
  fs.writeFileSync(damaged, 'not a picture');
});

afterAll(() => {
  worker.stop();
  fs.rmSync(folder, { recursive: true });
});

test('a job resolves once all its variants are written', async () => {
  await worker.run(jobFor(original));
  expect(await sharp(path.join(folder, 'a/20.avif')).metadata()).toMatchObject({ format: 'heif', width: 20, height: 15 });
  expect(fs.existsSync(path.join(folder, 'a/40.avif'))).toBe(true);
}, 60_000);

test('a file that is not a picture is named', async () => {
  await expect(worker.run(jobFor(damaged))).rejects.toThrow(/damaged\.jpg/);
}, 60_000);

test('when the process ends, jobs that run or start are rejected', async () => {
  const running = worker.run(jobFor(original));
  worker.stop();
  await expect(running).rejects.toThrow('ended');
  await expect(worker.run(jobFor(original))).rejects.toThrow('ended');
}, 60_000);

test('no process starts before the first job', () => {
  const fork = jest.spyOn(childProcess, 'fork');
  pictureWorker().stop();
  expect(fork).not.toHaveBeenCalled();
});

test('a process that cannot start rejects its jobs', async () => {
  const { fork } = childProcess;
  jest.spyOn(childProcess, 'fork').mockImplementation((file) => fork(file, { execPath: '/nowhere/node', execArgv: [] }));
  const broken = pictureWorker();
  await expect(broken.run(jobFor(original))).rejects.toThrow(/does not start: .*ENOENT/);
  await expect(broken.run(jobFor(original))).rejects.toThrow(/does not start: .*ENOENT/);
});
