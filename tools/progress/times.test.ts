import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { durationInWords, keepTimes, leftInWords, usualTimes } from './times';

it.each([
  [200, 'about 3 min left'],
  [90, 'about 2 min left'],
  [89, 'about 90 s left'],
  [11, 'about 20 s left'],
  [10, 'a few seconds left'],
  [0, 'a few seconds left'],
  [-5, 'longer than usual'],
])('%d seconds left are shown as “%s”', (seconds, words) => {
  expect(leftInWords(seconds)).toBe(words);
});

it('an expected duration is rounded up to minutes or tens of seconds', () => {
  expect([219, 45, 0].map(durationInWords)).toEqual(['about 4 min', 'about 50 s', 'about 10 s']);
});

it('times of the last run replace the defaults, separately for each command', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'times-'));
  expect(usualTimes('check', { Types: 45, Lint: 110 }, folder)).toEqual({ Types: 45, Lint: 110 });
  keepTimes('check', { Types: 20 }, folder);
  keepTimes('build cold', { Writing: 3 }, folder);
  expect(usualTimes('check', { Types: 45, Lint: 110 }, folder)).toEqual({ Types: 20, Lint: 110 });
  fs.writeFileSync(path.join(folder, 'node_modules/.cache/usual-times.json'), '{');
  expect(usualTimes('check', { Types: 45 }, folder)).toEqual({ Types: 45 });
  fs.rmSync(folder, { recursive: true });
});
