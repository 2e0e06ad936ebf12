import fc from 'fast-check';
import { complaintsAbout } from '../../../tests/support/content/content';
import { weekdays } from '../../domain/time/plainDate';
import { openingHours } from './openingHours';

interface Stretch {
  service?: string;
  days?: readonly string[];
  opens: string;
  closes: string;
}

const restaurant = 'restaurants/thai.json';
const reported = (...hours: Stretch[]) =>
  complaintsAbout(openingHours, { [restaurant]: { hours: hours.map(({ service = 'dinner', days = ['mon'], ...times }) => ({ service, days, ...times })) } });

it('reports overlapping hours of one service', async () => {
  expect(await reported({ opens: '18:00', closes: '22:00' }, { opens: '21:00', closes: '23:00' })).toEqual([
    `fault content/${restaurant} hours.1: it overlaps with hours.0; correct the days or the times of one of the two, or make one of them`,
  ]);
});

it('reports hours that occur twice', async () => {
  expect(await reported({ opens: '18:00', closes: '22:00' }, { opens: '18:00', closes: '22:00' })).toHaveLength(1);
});

it('accepts overlapping services', async () => {
  expect(await reported({ opens: '12:00', closes: '16:00' }, { service: 'lunch', opens: '13:00', closes: '14:00' })).toEqual([]);
});

it('reports hours that close when they open, and an opening at 24:00', async () => {
  expect(await reported({ opens: '12:00', closes: '12:00' })).toEqual([
    `fault content/${restaurant} hours.0.closes: it opens and closes at 12:00; open all day is "00:00" to "24:00"; otherwise correct one`,
  ]);
  expect(await reported({ opens: '24:00', closes: '03:00' })).toEqual([
    `fault content/${restaurant} hours.0.opens: no day begins at 24:00; write "00:00", and the day that follows`,
  ]);
});

const replaced = (replacements: { seasons?: unknown[]; exceptions?: unknown[] }, on?: string) =>
  complaintsAbout(openingHours, { [restaurant]: { hours: [], ...replacements } }, on);
const closed = (from: string, to: string) => ({ from, to, closed: true });
const season = (from: string, to: string, ...hours: Stretch[]) => ({
  from,
  to,
  hours: (hours.length > 0 ? hours : [{ opens: '12:00', closes: '16:00' }]).map((one) => ({ service: 'open', days: ['mon'], ...one })),
});

it('accepts seasons over New Year, and an exception of one date within one of each year', async () => {
  expect(await replaced({ seasons: [season('12-15', '02-28'), season('03-01', '03-31')] })).toEqual([]);
  expect(await replaced({ exceptions: [closed('12-20', '12-26'), closed('2026-12-24', '2026-12-24'), closed('2027-12-24', '2027-12-24')] })).toEqual([]);
  expect(await replaced({ exceptions: [closed('02-29', '02-29')] })).toEqual([]);
});

it('reports seasons and exceptions of one kind that share days, and names both', async () => {
  expect(await replaced({ seasons: [season('12-15', '02-28'), season('02-28', '03-31')] })).toEqual([
    `fault content/${restaurant} seasons.1: it overlaps with seasons.0; correct the days or the times of one of the two, or make one of them`,
  ]);
  expect(await replaced({ seasons: [season('01-10', '01-12'), season('12-15', '02-28')] })).toHaveLength(1);
  expect(await replaced({ exceptions: [closed('2027-02-01', '2027-03-31'), closed('12-25', '12-25'), closed('2027-03-31', '2027-04-02')] })).toEqual([
    `fault content/${restaurant} exceptions.2: it overlaps with exceptions.0; correct the days or the times of one of the two, or make one of them`,
  ]);
});

it('reports days that do not exist, end before they begin, or are once at one end and of each year at the other', async () => {
  expect(await replaced({ seasons: [season('02-30', '03-31')] })).toEqual([
    `fault content/${restaurant} seasons.0.from: month 2 has no day 30; correct day or month`,
  ]);
  expect(await replaced({ exceptions: [closed('2027-03-31', '2027-02-29')] })).toEqual([
    `fault content/${restaurant} exceptions.0.to: month 2 has no day 29; correct day or month`,
  ]);
  expect(await replaced({ exceptions: [closed('2027-03-31', '2027-02-01')] })).toEqual([
    `fault content/${restaurant} exceptions.0.to: it is 2027-02-01, before the first day, 2027-03-31; correct one of the two`,
  ]);
  expect(await replaced({ exceptions: [closed('2027-03-31', '04-01')] })).toEqual([
    `fault content/${restaurant} exceptions.0.to: the first day is “2027-03-31”, the last “04-01”; write both with their year, for once, or both as month and day, for each year`,
  ]);
});

it('reports an exception that is closed and open, or neither', async () => {
  const hours = [{ service: 'dinner', opens: '19:00', closes: '22:00' }];
  expect(await replaced({ exceptions: [{ ...closed('12-25', '12-25'), hours }] })).toEqual([
    `fault content/${restaurant} exceptions.0: it is closed, and has hours; take the hours out, or “closed”`,
  ]);
  expect(await replaced({ exceptions: [{ from: '12-25', to: '12-25' }] })).toEqual([
    `fault content/${restaurant} exceptions.0: it is not closed, and has no hours; set closed to true, or give the hours of these days`,
  ]);
});

it('reports contradictions within the hours of a season or an exception', async () => {
  const twice = [
    { opens: '12:00', closes: '16:00' },
    { opens: '15:00', closes: '18:00' },
  ];
  expect(await replaced({ seasons: [season('05-01', '07-31', ...twice)] })).toEqual([
    `fault content/${restaurant} seasons.0.hours.1: it overlaps with seasons.0.hours.0; correct the days or the times of one of the two, or make one of them`,
  ]);
  expect(await replaced({ exceptions: [{ from: '12-25', to: '12-25', hours: twice.map((one) => ({ service: 'open', ...one })) }] })).toEqual([
    `fault content/${restaurant} exceptions.0.hours.1: it overlaps with exceptions.0.hours.0; correct the days or the times of one of the two, or make one of them`,
  ]);
});

it('lists what is over as something to clear away', async () => {
  const exceptions = [closed('2027-02-01', '2027-03-31'), closed('12-25', '12-25')];
  expect(await replaced({ exceptions }, '2027-03-31')).toEqual([]);
  expect(await replaced({ exceptions }, '2027-04-01')).toEqual([
    `note content/${restaurant} exceptions.0: it ended on 2027-03-31 and is not shown any more; it may be cleared away`,
  ]);
});

it('two opening periods overlap exactly when a minute of the week is in both', async () => {
  const week = 7 * 1440;
  const stretch = fc.record({ weekday: fc.nat(6), from: fc.nat(47), length: fc.integer({ min: 1, max: 47 }) });
  const time = (half: number) => `${String(Math.floor(half / 2) % 24).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  const halfHours = ({ weekday, from, length }: { weekday: number; from: number; length: number }) =>
    Array.from({ length }, (_, index) => (weekday * 1440 + (from + index) * 30) % week);
  await fc.assert(
    fc.asyncProperty(stretch, stretch, async (one, other) => {
      const hours = [one, other].map(({ weekday, from, length }) => ({ days: [String(weekdays[weekday])], opens: time(from), closes: time(from + length) }));
      const shared = halfHours(one).some((half) => halfHours(other).includes(half));
      expect((await reported(...hours)).length > 0).toBe(shared);
    }),
    { numRuns: 60, seed: 7 },
  );
});

it('a meal is served in the hours of a restaurant, which are not written twice', async () => {
  const breakfast = { service: 'breakfast', days: ['mon'], opens: '07:00', closes: '10:00' };
  const houses = { 'restaurants/casa.json': { slug: 'casa', hours: [breakfast] }, 'restaurants/thai.json': { slug: 'thai', hours: [] } };
  const served = (restaurant: string, hours: Stretch[] = []) =>
    complaintsAbout(openingHours, { ...houses, 'dining/cafe.json': { servedAt: { restaurant, service: 'breakfast' }, hours } });
  expect(await served('casa')).toEqual([]);
  expect(await served('thai')).toEqual([expect.stringContaining('dining/cafe.json servedAt: no restaurant “thai” has hours of the service “breakfast”')]);
  expect(await served('casa', [breakfast])).toEqual([expect.stringContaining('and it has its own too')]);
});

it('tells of texts that say on which weekdays a place opens while it is closed for long, in any language', async () => {
  const thai = (from: string, to: string, closed = true) => ({
    [restaurant]: { name: { pt: 'Thai', fr: 'Thaï' }, hours: [], exceptions: [{ from, to, closed }] },
  });
  const pages = {
    'pages/perguntas.json': {
      lead: { pt: 'O Thai, às quintas e aos sábados.', en: 'Thai, on Thursdays.', fr: 'Le Thaï, le jeudi.' },
      heading: { pt: 'O Thai tem velas.' },
    },
  };
  const said = async (files: Record<string, Record<string, unknown>>) =>
    (await complaintsAbout(openingHours, { ...files, ...pages })).filter((line) => line.includes('it tells when'));
  const found = await said(thai('2099-12-01', '2100-03-31'));
  expect(found.map((line) => line.split(':')[0])).toEqual(['pt', 'en', 'fr'].map((language) => `warning content/pages/perguntas.json lead.${language}`));
  expect(found[2]).toContain('it tells when Thaï is open, which is closed from 2099-12-01 to 2100-03-31');
  expect(await said(thai('2099-12-24', '2099-12-26'))).toEqual([]);
  expect(await said(thai('2020-12-01', '2021-03-31'))).toEqual([]);
});
