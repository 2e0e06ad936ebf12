import type { Beacon } from '../../src/domain/measuring/figures';
import { faultsOfGroup, fieldGroups, fieldReport, readBeacons } from './fieldReport';

const many = (count: number, beacon: Beacon): string[] => Array.from({ length: count }, () => JSON.stringify(beacon));
const room: Beacon = { page: 'room', language: 'pt', connection: '3g', LCP: 4100, INP: 180, CLS: 0.02, TTFB: 900 };
const home: Beacon = { page: 'home', language: 'pt', connection: '4g', LCP: 1200, INP: 90, CLS: 0, TTFB: 200 };

test('it says which page is slow for whom, the slowest first', () => {
  const day = readBeacons([...many(12, home), ...many(10, room), ...many(2, { ...room, language: 'fr' })].join('\n'));
  const groups = fieldGroups(day.beacons, 10);
  expect(groups.map(({ page, beacons }) => [page, beacons])).toEqual([
    ['room', 10],
    ['home', 12],
  ]);
  expect(groups.map(faultsOfGroup)).toEqual(['LCP poor, TTFB to improve', '']);
  const report = fieldReport(day, 10);
  expect(report).toMatch(/room\s+pt\s+3g\s+10\s+4100\s+180\s+0\.020\s+900\s+LCP poor, TTFB to improve/);
  expect(report).toMatch(/home\s+pt\s+4g\s+12\s+1200\s+90\s+0\.000\s+200\s+good/);
  expect(report).toContain('2 beacons of groups with fewer than 10 are not shown.');
  expect(report).toContain('Nothing failed.');
});

test('p75 is of the visitors who sent that figure', () => {
  const lines = [...[1000, 2000, 3000, 4000, 5000].map((LCP) => ({ ...home, LCP, INP: undefined })), { ...home, LCP: undefined, INP: 300 }];
  const [group] = fieldGroups(readBeacons(lines.map((line) => JSON.stringify(line)).join('\n')).beacons, 1);
  expect(group?.p75).toMatchObject({ LCP: 4000, INP: 300 });
  expect(fieldReport(readBeacons(JSON.stringify({ ...home, CLS: undefined })), 1)).toMatch(/1200\s+90\s+–\s+200/);
});

test('what failed is counted by kind of page', () => {
  const report = fieldReport(readBeacons([...many(3, home), ...many(1, { ...home, faults: { hydration: 2, script: 1 } })].join('\n')), 1);
  expect(report).toMatch(/home\s+hydration\s+2\s+25\.0/);
  expect(report).toMatch(/home\s+script\s+1\s+25\.0/);
});

test('a line that is no beacon is named, and the others count', () => {
  const day = readBeacons(
    ['', JSON.stringify({ ...home, time: '2026-12-24T10:00:00Z' }), '{"page":"home"', JSON.stringify({ ...home, LCP: 'fast' }), '[]'].join('\r\n'),
  );
  expect(day.beacons).toHaveLength(1);
  expect(day.rejected).toEqual([3, 4, 5]);
  expect(fieldReport(day, 1)).toContain('1 beacons, and 3 lines that are none (the first is line 3)');
});

test('an empty file is said to be empty', () => {
  expect(fieldReport(readBeacons('\n'), 10)).toContain('No page has 10 beacons');
});
