import { spawnSync } from 'node:child_process';
import { commandOptions } from '../system/commandOptions';
import { toolFile } from '../system/run';

// npm run check

const parts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Types: ['tsc', '--noEmit', '--pretty'],
  'Types of the service worker': ['tsc', '--noEmit', '--pretty', '--project', 'src/offline'],
  Lint: ['oxlint', '--config', 'oxlint.config.mjs'],
  Formatting: ['prettier', '--check', '--log-level', 'warn', '.'],
  Content: ['tsx', 'tools/content/checkContent.ts'],
};

/** Runs all parts, even after a failure, and prints the output of failed ones. @returns whether all passed */
export function check(): boolean {
  let passed = true;
  for (const [title, [name, ...args]] of Object.entries(parts)) {
    console.log(`${title} …`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [toolFile(name), ...args], { encoding: 'utf8', maxBuffer: Infinity });
    if (status === 0) continue;
    passed = false;
    console.log(`${(stdout + stderr).trim()}\n✗ ${title}: exit ${status ?? 1}\n`);
  }
  return passed;
}

if (require.main === module) {
  commandOptions({ usage: 'npm run check: types, lint, formatting and content' });
  process.exitCode = check() ? 0 : 1;
}
