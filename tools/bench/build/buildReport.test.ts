import { evaluate } from '../checks';
import { buildChecks, type BuildReport, buildRows, hotelRows, secondsPerPage } from './buildReport';

/** Three hotels whose builds take 20 s plus a function of their number of pages. */
const hotels = (seconds: (pages: number) => number): BuildReport['hotels'] =>
  [100, 550, 1000].map((rooms) => ({ rooms, pages: 3 * rooms, seconds: 20 + seconds(3 * rooms), memory: 1.5 }));
const outcome = (report: BuildReport) =>
  Object.fromEntries(evaluate(buildChecks, [{ ...report, name: 'build' }]).map(({ label, passes }) => [label.slice(0, 12), passes]));

test('with linear growth each additional page takes the same time, whatever the start-up time', () => {
  const steps = secondsPerPage(hotels((pages) => pages * 0.02));
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step).toBeCloseTo(0.02);
  expect(outcome({ hotels: hotels((pages) => pages * 0.02) })).toEqual({ 'A further pa': true, 'Memory of th': true });
});

test('quadratic growth fails the check', () => {
  expect(outcome({ hotels: hotels((pages) => pages ** 2 / 1e5) })).toMatchObject({ 'A further pa': false });
});

test('two sizes are too few to check linearity', () => {
  expect(outcome({ hotels: hotels((pages) => pages).slice(0, 2) })).toEqual({ 'Memory of th': true });
});

test('the real hotel has limits for a cold build, an unchanged one, and one with a room added', () => {
  const report: BuildReport = {
    cold: { seconds: 130, memory: 1 },
    pictures: { seconds: 40, pictures: 90, variants: 500 },
    unchanged: { seconds: 12, memory: 1 },
    oneRoom: { seconds: 46, memory: 1 },
    hotels: [],
  };
  expect(outcome(report)).toEqual({ 'Cold, beyond': false, 'Nothing chan': true, 'One room add': false });
  expect(outcome({ ...report, cold: { seconds: 119, memory: 1 } })).toMatchObject({ 'Cold, beyond': true });
  expect(buildRows(report)).toContainEqual(['of it sharp alone: 500 variants of 90 pictures', '40.0', '–']);
});

test('every row has as many cells as the heading', () => {
  const [heading = [], ...rows] = hotelRows({ hotels: hotels((pages) => pages * 0.02) });
  for (const row of rows) expect(row).toHaveLength(heading.length);
  expect(rows.map((row) => row[4])).toEqual(['–', '20.0', '20.0']);
});
