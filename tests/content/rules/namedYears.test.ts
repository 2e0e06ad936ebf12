import { namedYears } from '../../../src/gatsby/content/rules/statedFigures';
import { complaintsOf } from '../../support/content';

const withDays = (firstDay: string | null, lastDay: string | null) =>
  complaintsOf(namedYears, {
    changed: {
      'offers/reveillon.json': (data) =>
        Object.assign(data, {
          firstDay,
          lastDay,
          name: { pt: 'Réveillon 2026', en: 'New Year 2026', fr: 'Nouvel An 2026' },
          figure: { pt: '2026', en: '2026', fr: '2026' },
        }),
    },
  });

it('the hotel’s own offers name the years of their dates', async () => {
  expect(await complaintsOf(namedYears)).toEqual([]);
});

it('after an update of the dates, texts with the old year are reported', async () => {
  const told = await withDays('2026-12-29', '2027-01-02');
  expect(told).toContainEqual(
    'warning content/offers/reveillon.json name.pt: it names 2026, but the days of the offer are of 2027; name the year of the days, or none',
  );
  expect(told.map((line) => line.replace(/^.*json (\w+)\..*$/, '$1'))).toEqual(['name', 'name', 'name', 'figure', 'figure', 'figure']);
});

it('an offer without days may name any year', async () => {
  expect(await withDays(null, null)).toEqual([]);
});
