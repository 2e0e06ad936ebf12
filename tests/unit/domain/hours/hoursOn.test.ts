import { hoursOn } from '../../../../src/domain/hours/hoursOn';
import { weekdays } from '../../../../src/domain/hours/weekday';

const dinner = { service: 'open', days: weekdays, opens: '19:00', closes: '24:00' };
const lunch = { service: 'open', days: weekdays, opens: '12:00', closes: '16:00' };
const feijoada = { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' } as const;
const atlantico = [dinner, lunch, feijoada];

test('a day lists its stretches from morning to night', () => {
  expect(hoursOn(atlantico, 'mon')).toEqual([lunch, dinner]);
});

test('stretches that begin together keep the order of content', () => {
  expect(hoursOn(atlantico, 'sat')).toEqual([lunch, feijoada, dinner]);
});

test('a day on which it stays closed lists none', () => {
  expect(hoursOn([feijoada], 'sun')).toEqual([]);
});

test('what runs past midnight belongs to the day on which it begins', () => {
  const late = { service: 'open', days: ['sat'], opens: '22:00', closes: '02:00' } as const;
  expect(hoursOn([late], 'sat')).toEqual([late]);
  expect(hoursOn([late], 'sun')).toEqual([]);
});

test('the hours given are left in their order', () => {
  const given = [dinner, lunch];
  hoursOn(given, 'mon');
  expect(given).toEqual([dinner, lunch]);
});
