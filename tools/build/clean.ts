import fs from 'node:fs';
import { commandOptions } from '../system/commandOptions';
import { runMain, runTool } from '../system/run';
import { keptFolder } from './keptPictures';

// npm run clean

const { pictures } = commandOptions({
  usage: `npm run clean -- [options]: deletes what earlier builds left (.cache, public)

  --pictures   the encoded pictures too (${keptFolder}): the next build encodes all of them`,
  options: { pictures: { type: 'boolean', default: false } },
});

runMain(async () => {
  process.exitCode = await runTool(['gatsby', 'clean']);
  if (pictures) fs.rmSync(keptFolder, { recursive: true, force: true });
});
