import { complaintsAbout, type Data } from '../../../tests/support/content/content';
import { stays } from './stays';

const file = 'content/stay-rules.json';
const reported = (change: Data, on?: string) =>
  complaintsAbout(stays, { 'stay-rules.json': { cancellation: [{ hours: 72, refund: 90 }], rules: [], ...change } }, on);
const restriction = (from: string, to: string, rest: Data) => ({ from, to, note: { pt: 'Ano-Novo' }, ...rest });
const newYear = restriction('2026-12-28', '2027-01-02', { minNights: 5 });

test('later terms of cancellation begin on days of their own, and some terms held first', async () => {
  const first = { hours: 72, refund: 90 };
  const march = { bookedFrom: '2027-03-01', hours: 48, refund: 80 };
  expect(await reported({ cancellation: [first, march] })).toEqual([]);
  expect(await reported({ cancellation: [march] })).toEqual([
    `fault ${file} cancellation: no terms hold for who books before the first day that is named; add those that held then, without bookedFrom`,
  ]);
  expect(await reported({ cancellation: [first, march, march] })).toEqual([
    `fault ${file} cancellation.2.bookedFrom: it holds for bookings from the same day as cancellation.1; give another day, or keep one of the two`,
  ]);
  expect(await reported({ cancellation: [first, first] })).toEqual([
    expect.stringContaining('cancellation.1.bookedFrom: it holds for bookings from the same day as cancellation.0'),
  ]);
});

test('a restriction closes its nights or gives a minimum, and ends after it begins', async () => {
  expect(await reported({ restrictions: [newYear, restriction('2027-06-10', '2027-06-20', { closed: true })] })).toEqual([]);
  const either = `fault ${file} restrictions.0: it neither closes its nights nor gives a minimum, or does both; set closed to true, or give minNights`;
  expect(await reported({ restrictions: [{ ...newYear, closed: true }] })).toEqual([either]);
  expect(await reported({ restrictions: [restriction('2026-12-28', '2027-01-02', {})] })).toEqual([either]);
  expect(await reported({ restrictions: [{ ...newYear, to: '2026-12-27' }] })).toEqual([
    expect.stringContaining('restrictions.0.to: it is 2026-12-27, before'),
  ]);
});

test('two minimums never hold for one room on one day; a closed night within a minimum may be', async () => {
  const other = restriction('2027-01-02', '2027-01-05', { minNights: 3 });
  expect(await reported({ restrictions: [newYear, other] })).toEqual([
    `fault ${file} restrictions.1: it overlaps with restrictions.0; correct the days or the times of one of the two, or make one of them`,
  ]);
  expect(await reported({ restrictions: [newYear, { ...other, from: '2027-01-03' }] })).toEqual([]);
  expect(await reported({ restrictions: [newYear, restriction('2027-01-02', '2027-01-05', { closed: true })] })).toEqual([]);
  expect(
    await reported({
      restrictions: [
        { ...newYear, rooms: ['LX'] },
        { ...other, rooms: ['ST'] },
      ],
    }),
  ).not.toContainEqual(expect.stringContaining('also those'));
});

test('its rooms exist, and what is over is to be cleared away', async () => {
  expect(await reported({ restrictions: [{ ...newYear, rooms: ['XXX'] }] })).toEqual([
    expect.stringContaining('restrictions.0.rooms: no room has the code “XXX”'),
  ]);
  expect(await reported({ restrictions: [newYear] }, '2027-01-02')).toEqual([]);
  expect(await reported({ restrictions: [newYear] }, '2027-01-03')).toEqual([
    `warning ${file} restrictions.0: its last night was 2027-01-02; take it out; it limits nothing any more`,
  ]);
});

test('one rule has each role', async () => {
  const rule = (slug: string, role?: string) => ({ slug, role });
  expect(await reported({ rules: [rule('pets'), rule('children', 'minors'), rule('wifi')] })).toEqual([]);
  expect(await reported({ rules: [rule('children', 'minors'), rule('documents', 'minors')] })).toEqual([
    `fault ${file} rules.1.role: it is listed already, as rules.0.role; keep one of the two`,
  ]);
});

test('a question without an answer has that of a rule', async () => {
  const page = (slug: string) => ({
    slug,
    sections: [
      { slug: 'payment', text: [] },
      { slug: 'beach', text: [{ pt: 'Sim.' }] },
      { slug: 'pets', text: [] },
    ],
  });
  const files = { 'stay-rules.json': { cancellation: [{ hours: 72, refund: 90 }], rules: [{ slug: 'payment' }] } };
  expect(await complaintsAbout(stays, { ...files, 'pages/perguntas.json': page('perguntas'), 'pages/galeria.json': page('galeria') })).toEqual([
    'warning content/pages/perguntas.json sections.2.text: the question is not shown: it has no text, and no rule of the stay has the slug pets; write the answer, or give it the slug of a rule',
  ]);
});
