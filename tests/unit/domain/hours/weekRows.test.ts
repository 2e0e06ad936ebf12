import { weekRows } from '../../../../src/domain/hours/weekRows';
import { weekdays } from '../../../../src/domain/hours/weekday';

test('days are listed from Monday to Sunday, whatever their order in content', () => {
  expect(weekRows([{ service: 'open', days: ['sun', 'sat', 'thu'], opens: '19:00', closes: '24:00' }])).toEqual([
    { service: 'open', days: ['thu', 'sat', 'sun'], opens: '19:00', closes: '24:00' },
  ]);
});

test('entries with the same service and hours share a row, and a day is named once', () => {
  expect(
    weekRows([
      { service: 'open', days: ['sat', 'sun'], opens: '10:00', closes: '19:00' },
      { service: 'open', days: ['mon', 'sun'], opens: '10:00', closes: '19:00' },
    ]),
  ).toEqual([{ service: 'open', days: ['mon', 'sat', 'sun'], opens: '10:00', closes: '19:00' }]);
});

test('services keep the order of content; within one the week goes on and the day goes on', () => {
  const rows = weekRows([
    { service: 'open', days: ['sat'], opens: '19:00', closes: '24:00' },
    { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' },
    { service: 'open', days: ['sat'], opens: '12:00', closes: '16:00' },
    { service: 'open', days: ['mon'], opens: '20:00', closes: '22:00' },
  ]);
  expect(rows.map(({ service, days: [day], opens }) => `${service} ${String(day)} ${opens}`)).toEqual([
    'open mon 20:00',
    'open sat 12:00',
    'open sat 19:00',
    'feijoada sat 12:00',
  ]);
});

test('the same hours for two services stay two rows', () => {
  expect(
    weekRows([
      { service: 'lunch', days: weekdays, opens: '12:00', closes: '16:00' },
      { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' },
    ]),
  ).toHaveLength(2);
});

test('without hours there are no rows', () => {
  expect(weekRows([])).toEqual([]);
});
