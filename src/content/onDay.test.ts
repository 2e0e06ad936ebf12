import { absenceOn, hoursSaid } from './onDay';

test.each([
  ['2026-12-04', 'Em 04/12/2026 não aparece no site, só a partir de 05/12/2026, até 07/12/2026: escolha um destes dias em “No dia”.'],
  ['2026-12-05', undefined],
  ['2026-12-07', undefined],
  ['2026-12-25', expect.stringContaining('Em 25/12/2026 não aparece')],
])('a notice for some days says on %s whether it is on the page', (day, said) => {
  expect(absenceOn(day, 'Notice', { from: '2026-12-05T08:00', until: '2026-12-07T20:00' })).toEqual(said);
  expect(absenceOn(day, 'Announcement', { firstDay: '2026-12-05', lastDay: '2026-12-07' })).toEqual(said);
  expect(absenceOn(day, 'Announcement', { firstDay: null, lastDay: null })).toBeUndefined();
  expect(absenceOn(day, 'Offer', { firstDay: '2026-12-05', lastDay: '2026-12-07' })).toBeUndefined();
});

test('one without an end says from when', () => {
  expect(absenceOn('2026-12-04', 'Notice', { from: '2026-12-05T08:00' })).toMatch(/só a partir de 05\/12\/2026: escolha/);
});

test('the hours of a day are said as the site says them, once they are complete', () => {
  const hours = [{ service: 'dinner', days: ['thu'], opens: '19:00', closes: '24:00' }];
  const exceptions = [{ from: '12-25', to: '12-25', closed: true, note: { pt: 'Natal' } }];
  expect(hoursSaid('2026-12-24', { hours, exceptions })).toMatch(/^Em 24 de dezembro de 2026: 19h–/);
  expect(hoursSaid('2026-12-25', { hours, exceptions })).toBe('Em 25 de dezembro de 2026: fechado (Natal)');
  expect(hoursSaid('2026-12-26', { hours, exceptions })).toBe('Em 26 de dezembro de 2026: fechado');
  expect(hoursSaid('2026-12-26', { hours: [{ opens: '19:00' }] })).toBe('Os horários ou o dia ainda não estão completos.');
  expect(hoursSaid('2026-12-26', { hours: [] })).toBe('Em 26 de dezembro de 2026: o site não diz nada');
  expect(hoursSaid('', { hours })).toBe('Os horários ou o dia ainda não estão completos.');
});
