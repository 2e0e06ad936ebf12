import { describeLastRuns, withLastRuns } from './docsTables';

const context = { day: '2026-11-21', cores: 2, processor: 'Some Processor', memory: 24 };
const build = { ...context, unchanged: { seconds: 12, memory: 1 }, hotels: [] };
const lighthouse = { ...context, scores: [{ name: '/', performance: 99, accessibility: 100, 'best-practices': 100, seo: 92, faults: ['canonical'] }] };

test('the day, the machine and the limits that hold are listed', () => {
  const text = describeLastRuns({ build, lighthouse });
  expect(text).toContain('Builds: 2026-11-21, 2 cores (Some Processor), 24 GiB of memory.');
  expect(text).toContain('| ✓ | Nothing changed, 30 s | 1 of 1 | 12.0 s (build) |');
  expect(text).toContain('| ✗ | Lighthouse, seo: 100 | 0 of 1 | 8 points lacking (/) |');
  expect(text).not.toContain('Pages:');
});

test('only the part between the markers is replaced, and doing it twice changes nothing', () => {
  const page = '# Benchmarks\n\n<!-- bench:begin -->\n\nold\n\n<!-- bench:end -->\n\n## After\n';
  const once = withLastRuns(page, { build });
  expect(once).toMatch(/^# Benchmarks\n\n<!-- bench:begin -->\n\nBuilds: /);
  expect(once).toMatch(/<!-- bench:end -->\n\n## After\n$/);
  expect(once).not.toContain('old');
  expect(withLastRuns(once, { build })).toBe(once);
});

test('a page without markers is an error', () => {
  expect(() => withLastRuns('# Benchmarks\n', {})).toThrow('bench:begin');
});
