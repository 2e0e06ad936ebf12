import path from 'node:path';
import fs from 'node:fs';
import { addDays } from '../time/plainDate';
import { judgeOffer, type Term, type Visit } from './terms';

interface OfferFile {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly annualDay: { readonly month: number; readonly day: number } | null;
  readonly terms: readonly (Term & { readonly percent: number | null; readonly text: { readonly en: string } })[];
}

const today = '2026-11-21';
/** A copy of the hotel's offers, since a marketer may change those in `content/`. */
const folder = 'tests/support/fixtures/hotel/offers';
const offerFile = (slug: string) => JSON.parse(fs.readFileSync(path.join(folder, `${slug}.json`), 'utf8')) as OfferFile;
const visit = (change: Partial<Omit<Visit, 'stay'>> & { checkIn?: string; nights?: number } = {}): Visit => {
  const { checkIn, nights = 1, ...rest } = change;
  return {
    stay: checkIn ? { checkIn, checkOut: addDays(checkIn, nights) } : { checkIn: null, checkOut: null },
    party: { adults: 2, children: [] },
    oldest: null,
    rooms: 1,
    ...rest,
  };
};
const judged = (slug: string, requested: Visit) => {
  const { verdict, onOtherDays, terms } = judgeOffer({ offer: offerFile(slug), visit: requested, today });
  return [onOtherDays ? 'onOtherDays' : verdict, ...terms.map(({ term, verdict: one }) => `${String(term.percent ?? '–')}: ${one}`)];
};

// 2026-12-10 is a Thursday. Written by hand from docs/hotel-rules.md 6.2.
test.each([
  ['fim-de-semana', 'Thursday to Sunday', { checkIn: '2026-12-10', nights: 3 }, ['applies', '40: applies', '30: doesNot']],
  ['fim-de-semana', 'Friday to Sunday', { checkIn: '2026-12-11', nights: 2 }, ['applies', '40: doesNot', '30: applies']],
  ['fim-de-semana', 'Thursday to the Sunday after next', { checkIn: '2026-12-10', nights: 10 }, ['doesNot', '40: doesNot', '30: doesNot']],
  ['fim-de-semana', 'Saturday to Sunday', { checkIn: '2026-12-12', nights: 1 }, ['doesNot', '40: doesNot', '30: doesNot']],
  ['fim-de-semana', 'no dates', {}, ['ask', '40: ask', '30: ask']],
  [
    'anos-dourados',
    'Monday to Friday at 70',
    { checkIn: '2026-12-07', nights: 4, oldest: 70 },
    ['applies', '35: applies', '20: doesNot', '50: applies', '–: ask'],
  ],
  ['anos-dourados', 'Saturday night at 71', { checkIn: '2026-12-12', oldest: 71 }, ['applies', '35: doesNot', '20: applies', '50: applies', '–: doesNot']],
  [
    'anos-dourados',
    'Thursday to Sunday at 70',
    { checkIn: '2026-12-10', nights: 3, oldest: 70 },
    ['applies', '35: applies', '20: applies', '50: applies', '–: ask'],
  ],
  // Friday is in “Monday to Friday” and in a weekend, Sunday in a weekend and in “Sunday to Friday”: the text is ambiguous, so the verdict is `ask`
  ['anos-dourados', 'Friday night at 70', { checkIn: '2026-12-11', oldest: 70 }, ['applies', '35: ask', '20: ask', '50: applies', '–: ask']],
  ['anos-dourados', 'Sunday night at 70', { checkIn: '2026-12-13', oldest: 70 }, ['applies', '35: doesNot', '20: ask', '50: applies', '–: ask']],
  ['anos-dourados', 'Monday at 69', { checkIn: '2026-12-07', oldest: 69 }, ['doesNot', '35: doesNot', '20: doesNot', '50: doesNot', '–: doesNot']],
  ['anos-dourados', 'nobody said to be old', { checkIn: '2026-12-07' }, ['doesNot', '35: doesNot', '20: doesNot', '50: doesNot', '–: doesNot']],
  ['family-plan', 'children of 7 and 11 in two rooms', { party: { adults: 2, children: [7, 11] }, rooms: 2 }, ['applies', '50: applies', '–: applies']],
  ['family-plan', 'the same in one room', { party: { adults: 2, children: [7, 11] } }, ['applies', '50: doesNot', '–: applies']],
  ['family-plan', 'children of 12 and 13 in two rooms', { party: { adults: 2, children: [12, 13] }, rooms: 2 }, ['doesNot', '50: doesNot', '–: doesNot']],
  ['ferias-de-julho', 'four nights in July', { checkIn: '2027-07-05', nights: 4 }, ['ask', '40: ask', '–: ask']],
  ['ferias-de-julho', 'three nights in July', { checkIn: '2027-07-05', nights: 3 }, ['ask', '40: doesNot', '–: ask']],
  ['ferias-de-julho', 'two nights in July', { checkIn: '2027-07-05', nights: 2 }, ['doesNot', '40: doesNot', '–: doesNot']],
  ['ferias-de-julho', 'four nights, one of them in August', { checkIn: '2027-07-29', nights: 4 }, ['doesNot', '40: doesNot', '–: doesNot']],
  ['festa-hawaii', 'the night of November 15', { checkIn: '2027-11-14', nights: 2 }, ['applies', '–: applies']],
  ['festa-hawaii', 'checked out on the day', { checkIn: '2027-11-14', nights: 1 }, ['doesNot', '–: doesNot']],
  ['natal', 'December', { checkIn: '2026-12-24', nights: 2 }, ['ask', '–: ask']],
  ['reveillon', 'the coming New Year', { checkIn: '2026-12-30', nights: 3 }, ['ask', '–: ask']],
  ['reveillon', 'another night', { checkIn: '2026-12-20', nights: 3 }, ['doesNot', '–: doesNot']],
] as const)('%s, %s', (slug, _, requested, expected) => {
  expect(judged(slug, visit(requested))).toEqual(expected);
});

test('unknown and unmet needs are listed separately', () => {
  const { terms } = judgeOffer({ offer: offerFile('anos-dourados'), visit: visit(), today });
  expect(terms[0]).toMatchObject({ unmet: ['guestFrom'], unknown: ['nightsOn'] });
});

test('a stay outside the days of an offer is reported as such; one that overlaps them is judged', () => {
  const offer = { firstDay: '2026-12-20', lastDay: '2026-12-27', annualDay: null, terms: [{ needs: {}, certain: true }] };
  const outside = (checkIn: string, nights: number) => judgeOffer({ offer, visit: visit({ checkIn, nights }), today }).onOtherDays;
  expect(outside('2026-12-18', 2)).toBe(true);
  expect(outside('2026-12-19', 2)).toBe(false);
  expect(outside('2026-12-27', 1)).toBe(false);
  expect(outside('2026-12-28', 1)).toBe(true);
});

test('a day with ambiguous wording is neither unknown nor unmet', () => {
  const { terms } = judgeOffer({ offer: offerFile('anos-dourados'), visit: visit({ checkIn: '2026-12-11', oldest: 70 }), today });
  expect(terms[0]).toMatchObject({ verdict: 'ask', unmet: [], unknown: [] });
});

test('the verdict of an offer without terms is `ask`', () => {
  expect(judgeOffer({ offer: { firstDay: null, lastDay: null, annualDay: null, terms: [] }, visit: visit(), today }).verdict).toBe('ask');
});

test('an offer with a minimum of nights is never offered for fewer, whatever its terms say', () => {
  const offer = { ...offerFile('fim-de-semana'), minNights: 4 };
  const judge = (nights?: number) => judgeOffer({ offer, visit: visit(nights ? { checkIn: '2026-12-10', nights } : {}), today });
  expect(judge(3)).toMatchObject({ verdict: 'doesNot', tooShort: true, terms: [] });
  expect(judge(4)).toMatchObject({ tooShort: false, terms: [{}, {}] });
  expect(judge().tooShort).toBe(false);
});
