import path from 'node:path';
import fs from 'node:fs';
import { expect, test as setup } from '@playwright/test';
import { copyProjectTo } from '../../../tools/bench/build/projectCopy';
import { buildSite } from '../../../tools/build/buildSite';
import { startCutter } from '../../../tools/build/pictureCutter';
import type { PictureJob } from '../../../tools/build/pictureJob';
import { christmas, newRoom, variantEnvironment, variantFolder } from '../../support/variant';

const minutes = 60_000;

const contentOf = (file: string) => JSON.parse(fs.readFileSync(path.join('content', file), 'utf8')) as Record<string, unknown>;
const write = (file: string, data: object) => fs.writeFileSync(path.join(variantFolder, 'content', file), JSON.stringify(data));

// What a marketer does: JSON files, no code, and a look at the preview. And what the hotel's webmaster does: a few variables. With the pictures made before.
setup('the site builds with a new room, a new announcement and services of third parties', async () => {
  setup.setTimeout(15 * minutes);
  fs.rmSync(variantFolder, { recursive: true, force: true });
  copyProjectTo(variantFolder);
  fs.cpSync('public/static', path.join(variantFolder, 'public/static'), { recursive: true });
  write(`rooms/${newRoom.slug}.json`, { ...contentOf('rooms/luxo.json'), ...newRoom, order: 95, area: 48, code: null });
  write(`announcements/${christmas.slug}.json`, { ...contentOf('announcements/festa-hawaii.json'), ...christmas });

  const logFile = path.join(variantFolder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  const { cut, stop } = startCutter();
  const madeBefore = ({ outputDir, args }: PictureJob) => args.operations.every(({ outputPath }) => fs.existsSync(path.join(outputDir, outputPath)));
  const code = await buildSite({
    folder: variantFolder,
    log,
    env: { ...variantEnvironment, NODE_ENV: 'production', CI: 'true' },
    cutter: { cut: async (job) => (madeBefore(job) ? undefined : cut(job)), stop },
  });
  fs.closeSync(log);
  expect(code, fs.readFileSync(logFile, 'utf8').slice(-3000)).toBe(0);
});
