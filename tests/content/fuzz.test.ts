import { spawnSync } from 'node:child_process';
import { full } from '../support/scope';

// The same mutants each time, few in `npm test`; `npm run content:fuzz` draws as many as one likes. In a process of its own, untranslated, the check is three
// times as fast.

const seconds = 1000;
/** Of each kind of content; there are eighteen. */
const runs = full ? 50 : 2;

it(
  'a mutated content file is accepted, or refused with file and field, and never throws',
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/fuzz/run.ts', '--runs', String(runs), '--seed', '1972'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^${18 * runs} mutants: \\d+ taken, \\d+ refused with words\\.`, 'm'));
  },
  300 * seconds,
);
