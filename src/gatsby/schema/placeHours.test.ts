import { placeHoursResolvers } from './placeHours';

interface Resolver {
  readonly resolve: (place: object, args: object, context: object) => Promise<unknown>;
}
const { hoursOn, hours, exceptions } = (
  placeHoursResolvers as unknown as Readonly<Record<'Meal', Readonly<Record<'hoursOn' | 'hours' | 'exceptions', Resolver>>>>
).Meal;

const bar = {
  hours: [{ service: 'open', days: ['fri', 'sat'], opens: '19:00', closes: '01:30' }],
  exceptions: [
    { from: '12-25', to: '12-25', hours: [{ service: 'open', opens: '12:00', closes: '16:00' }], note: { pt: 'Natal', en: 'Christmas' } },
    { from: '2026-12-18', to: '2026-12-20', closed: true },
    { from: '2026-12-01', to: '2026-12-02', closed: true },
  ],
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-10T12:00:00-03:00') }));

test('the hours of a day are in minutes, which count on past midnight, with the reason in every language', async () => {
  expect(await hoursOn.resolve(bar, { date: '2026-12-12' }, {})).toEqual({
    date: '2026-12-12',
    closed: false,
    note: null,
    hours: [{ service: 'open', opens: 1140, closes: 1530 }],
  });
  expect(await hoursOn.resolve(bar, { date: '2026-12-25' }, {})).toMatchObject({
    note: { pt: 'Natal', en: 'Christmas' },
    hours: [{ service: 'open', opens: 720, closes: 960 }],
  });
  expect(await hoursOn.resolve(bar, { date: '2026-12-18' }, {})).toMatchObject({ closed: true, hours: [] });
  expect(await hoursOn.resolve({ hours: [] }, { date: '2026-12-18' }, {})).toMatchObject({ closed: null, hours: [] });
});

test('what is no day is refused in words', async () => {
  await expect(hoursOn.resolve(bar, { date: '25/12/2026' }, {})).rejects.toThrow(
    'hoursOn(date: "25/12/2026"): that is not a day; write one such as "2026-12-25".',
  );
});

test('exceptions that are over are left out, and those that end first come first', async () => {
  expect(await exceptions.resolve(bar, {}, {})).toEqual([bar.exceptions[1], bar.exceptions[0]]);
});

test('a meal that a restaurant serves has the hours of that service', async () => {
  const casa = { ...bar, hours: [...bar.hours, { service: 'breakfast', days: ['sat'], opens: '07:00', closes: '10:00' }] };
  const findOne = ({ type, query }: { type: string; query: object }) =>
    Promise.resolve(type === 'Restaurant' && JSON.stringify(query).includes('"eq":"casa"') ? casa : null);
  const meal = { hours: [], servedAt: { restaurant: 'casa', service: 'breakfast' } };
  const context = { nodeModel: { findOne } };
  expect(await hours.resolve(meal, {}, context)).toEqual([casa.hours[1]]);
  expect(await hoursOn.resolve(meal, { date: '2026-12-12' }, context)).toMatchObject({
    closed: false,
    hours: [{ service: 'breakfast', opens: 420, closes: 600 }],
  });
  // closed with the restaurant, and without breakfast on a day whose other hours do not include it
  expect(await hoursOn.resolve(meal, { date: '2026-12-19' }, context)).toMatchObject({ closed: true });
  expect(await hoursOn.resolve(meal, { date: '2027-12-25' }, context)).toMatchObject({ closed: true, hours: [] });
});

test('the days of a range are in the words of a language', () => {
  const { days } = placeHoursResolvers.HoursException;
  expect(days.resolve({ from: '2026-12-18', to: '2026-12-20' }, { language: 'en' })).toBe('18 to 20 December');
});
