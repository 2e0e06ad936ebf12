import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { answerHelp } from '../system/commandOptions';
import { runMain } from '../system/run';
import { fieldReport, readBeacons } from './fieldReport';

answerHelp(`npm run field:report FILE -- [options]: says which page is slow for whom, and what failed, from a day's file of beacons (docs/measuring.md)

  --least 10   leaves groups with fewer beacons out, default 10`);

runMain(async () => {
  const { values, positionals } = parseArgs({ options: { least: { type: 'string', default: '10' } }, allowPositionals: true });
  const [file] = positionals;
  const least = Number(values.least);
  if (!file) throw new Error('Name the file with the beacons, one JSON a line: npm run field:report figures-2026-12-24.jsonl');
  if (!Number.isInteger(least) || least < 1) throw new Error(`--least is “${values.least}”: it must be a whole number from 1.`);
  const text = await fs.promises.readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  console.log(fieldReport(readBeacons(text), least));
});
