import { spawnSync } from 'node:child_process';
import { full } from '../support/sampling';

// A fixed seed, with few mutants in `npm test`; `npm run content:fuzz` runs more. In a separate process, since the check is three times as fast without Babel.

const seconds = 1000;
/** Mutants per kind of content; there are 18 kinds. */
const runs = full ? 50 : 2;

it(
  'a mutated content file is accepted, or refused with file and field, and never throws',
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/fuzz/run.ts', '--runs', String(runs), '--seed', '1972'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^${18 * runs} mutants: \\d+ accepted, \\d+ refused with a message\\.`, 'm'));
  },
  300 * seconds,
);
