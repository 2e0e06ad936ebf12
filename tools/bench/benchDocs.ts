import fs from 'node:fs';
import prettier from 'prettier';
import { readLastRuns } from './lastRun';
import { withLastRuns } from './docsTables';
import { runMain } from '../system/run';

// npm run bench:docs: writes the results of the last runs into docs/benchmarks.md.

const file = 'docs/benchmarks.md';

async function main(): Promise<void> {
  const page = withLastRuns(fs.readFileSync(file, 'utf8'), readLastRuns());
  fs.writeFileSync(file, await prettier.format(page, { ...(await prettier.resolveConfig(file)), filepath: file }));
}

runMain(main);
