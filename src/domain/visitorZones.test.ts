import path from 'node:path';
import { execFileSync } from 'node:child_process';

/** East to west: the first and the last to reach a day, and some between. */
const visitors = ['Pacific/Kiritimati', 'Asia/Tokyo', 'Asia/Kathmandu', 'Europe/Paris', 'UTC', 'America/Sao_Paulo', 'America/Los_Angeles'];

test('in every visitor’s zone the hotel’s day, time and dates are the same', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', path.resolve('tests/support/checks/printAsVisitor.ts'), ...visitors], { encoding: 'utf8' });
  const seen = JSON.parse(output) as { zone: string; offset: number; seen: unknown[] }[];
  expect(seen.map(({ zone }) => zone)).toEqual(visitors);
  expect(new Set(seen.map(({ offset }) => offset)).size).toBe(visitors.length);
  for (const visitor of seen) expect(visitor.seen).toEqual(seen[0]?.seen);
});
