import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSite } from '../../tools/build/buildSite';
import { startPictureWorker } from '../../tools/build/pictureWorker';
import type { PictureJob } from '../../src/gatsby/internals';

/** Builds a copy of the project, reusing the pictures of the main build. */
export async function buildCopy(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  fs.cpSync('public/static', path.join(folder, 'public/static'), { recursive: true });
  const logFile = path.join(folder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  const { run, stop } = startPictureWorker();
  const madeBefore = ({ outputDir, args }: PictureJob) => args.operations.every(({ outputPath }) => fs.existsSync(path.join(outputDir, outputPath)));
  const code = await buildSite({
    folder,
    log,
    env: { ...env, NODE_ENV: 'production', CI: 'true' },
    pictures: { run: async (job) => (madeBefore(job) ? undefined : run(job)), stop },
  });
  fs.closeSync(log);
  expect(code, fs.readFileSync(logFile, 'utf8').slice(-3000)).toBe(0);
}
