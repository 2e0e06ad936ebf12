import { minutesOfTime } from '../time/timeOfDay';
import type { Coordinates } from '../contact/contactLinks';
import { sunCoordinates, sunOf } from './sky';

const zone = 'America/Sao_Paulo';
const exact = (place: Coordinates) => ({ ...place, exact: true });

describe('sunCoordinates', () => {
  const coordinates = { latitude: -23.9, longitude: -46.2 };
  const coastCoordinates = { latitude: -24, longitude: -46.3 };

  test('is the hotel’s own place, else its coast, else null', () => {
    expect(sunCoordinates({ coordinates, coastCoordinates })).toEqual({ ...coordinates, exact: true });
    expect(sunCoordinates({ coordinates: null, coastCoordinates })).toEqual({ ...coastCoordinates, exact: false });
    expect(sunCoordinates({ coordinates: null, coastCoordinates: null })).toBeNull();
  });
});

describe('sunOf', () => {
  const within = (minutes: number, actual: string, published: string) =>
    expect(Math.abs(minutesOfTime(actual) - minutesOfTime(published))).toBeLessThanOrEqual(minutes);

  // Brasília: United States Naval Observatory, "Table of Sunrise/Sunset", 15°48'S 47°51'W, 2020, as quoted in the test data of klausbrunner/solarpositioning
  // (in UTC; here three hours less). It has the same zone and had no summer time that year. Itanhaém, on the hotel's coast: table "Nascer do sol, pôr do sol e
  // crepúsculo em Itanhaém em 2023" of stjerneskinn.com.
  const brasilia = { latitude: -15.8, longitude: -47.85 };
  const itanhaem = { latitude: -24.18, longitude: -46.79 };
  test.each([
    ['2020-01-05', brasilia, '05:46', '18:48'],
    ['2020-03-25', brasilia, '06:16', '18:18'],
    ['2020-06-25', brasilia, '06:38', '17:50'],
    ['2020-09-15', brasilia, '06:06', '18:07'],
    ['2020-12-15', brasilia, '05:35', '18:39'],
    ['2023-01-01', itanhaem, '05:22', '18:58'],
    ['2023-01-17', itanhaem, '05:33', '19:00'],
  ])('is within two minutes of published tables on %s at %j', (date, place, sunrise, sunset) => {
    const sun = sunOf({ date, place: exact(place), zone });
    within(2, sun?.sunrise ?? '', sunrise);
    within(2, sun?.sunset ?? '', sunset);
  });

  // JPL Horizons, as quoted in the test data of klausbrunner/solarpositioning, in UTC: Vienna and Auckland, east of Greenwich.
  test.each([
    ['2024-03-20', { latitude: 48.21, longitude: 16.37 }, 'Europe/Vienna', '05:57', '18:08'],
    ['2024-12-22', { latitude: -36.84, longitude: 174.74 }, 'Pacific/Auckland', '05:59', '20:40'],
  ])('is correct on %s in other places too', (date, place, elsewhere, sunrise, sunset) => {
    const sun = sunOf({ date, place: exact(place), zone: elsewhere });
    within(1, sun?.sunrise ?? '', sunrise);
    within(1, sun?.sunset ?? '', sunset);
  });

  test('is null where the sun stays above or below the horizon all day', () => {
    const tromso = exact({ latitude: 69.65, longitude: 18.96 });
    expect(sunOf({ date: '2027-06-21', place: tromso, zone: 'Europe/Oslo' })).toBeNull();
    expect(sunOf({ date: '2027-12-21', place: tromso, zone: 'Europe/Oslo' })).toBeNull();
  });

  test('for the coast times are rounded to five minutes and marked as approximate', () => {
    const place = { latitude: -24, longitude: -46.3 };
    expect(sunOf({ date: '2026-12-24', place: exact(place), zone })).toEqual({ sunrise: '05:16', sunset: '18:53', approximate: false });
    expect(sunOf({ date: '2026-12-24', place: { ...place, exact: false }, zone })).toEqual({ sunrise: '05:15', sunset: '18:55', approximate: true });
  });

  test('an invalid day is refused', () => {
    expect(() => sunOf({ date: 'some day', place: exact({ latitude: -24, longitude: -46.3 }), zone })).toThrow(RangeError);
  });
});
