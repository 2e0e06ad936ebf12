import fs from 'node:fs';

/** Removes the folders of all tests: what outlasts the time limit of its test does not find one half removed. */
export default function jestGlobalTeardown(): void {
  fs.rmSync(process.env.TMPDIR ?? '', { recursive: true, force: true });
}
