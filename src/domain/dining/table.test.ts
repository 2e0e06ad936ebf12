import fc from 'fast-check';
import en from '../../../locales/en/table.json';
import fr from '../../../locales/fr/table.json';
import pt from '../../../locales/pt/table.json';
import { type Weekday, weekdays } from '../time/plainDate';
import { composeTableMessage, tablePeople, tablePeopleFromQuery, tablePeopleToQuery, tableTimes } from './table';

const open = (days: readonly Weekday[], opens: string, closes: string) => ({ service: 'open', days, opens, closes });
const thai = [open(['thu', 'sat'], '19:00', '24:00')];
const thursday = '2026-12-24';
const friday = '2026-12-25';

describe('tableTimes', () => {
  test('has every half hour from opening time on, and none at closing time', () => {
    expect(tableTimes(thai, thursday)).toEqual(['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30']);
    expect(tableTimes([open(weekdays, '12:15', '13:00')], thursday)).toEqual(['12:15', '12:45']);
  });

  test('is empty for a day on which it is closed, and has the times of all weekdays where no day is chosen', () => {
    expect(tableTimes(thai, friday)).toEqual([]);
    expect(tableTimes(thai, null)).toEqual(tableTimes(thai, thursday));
    expect(tableTimes([], null)).toEqual([]);
  });

  test('ends with the calendar day, and has no time twice', () => {
    expect(tableTimes([open(weekdays, '23:00', '01:00')], thursday)).toEqual(['23:00', '23:30']);
    expect(tableTimes([open(['thu'], '12:00', '13:00'), open(['thu'], '12:30', '13:30')], thursday)).toEqual(['12:00', '12:30', '13:00']);
  });
});

test('the number of people is written to the query beside other parameters; an invalid number is read as two', () => {
  fc.assert(
    fc.property(fc.integer({ min: tablePeople.minimum, max: tablePeople.maximum }), (people) => {
      const search = tablePeopleToQuery(people, '?dia=2026-12-24&hora=20:00&pessoas=9');
      expect(search).toBe(`?dia=2026-12-24&hora=20:00&pessoas=${String(people)}`);
      expect(tablePeopleFromQuery(search)).toBe(people);
    }),
  );
  for (const search of ['', '?pessoas=', '?pessoas=0', '?pessoas=31', '?pessoas=-2', '?pessoas=dois']) expect(tablePeopleFromQuery(search)).toBe(2);
});

describe('composeTableMessage', () => {
  const request = { name: 'Thai', day: thursday, time: '20:30', people: 4 };

  test('has day, time and people', () => {
    expect(composeTableMessage({ language: 'pt', greeting: 'Olá, uma mesa: Thai.', request, labels: pt, portuguese: pt, reception: '' })).toBe(
      'Olá, uma mesa: Thai.\nDia: quinta-feira, 24/12/2026\nHora: 20h30\nPessoas: 4',
    );
  });

  test.each([
    ['en', en, 'Day: Thursday, 24/12/2026\nTime: 8:30\u00a0pm\nPeople: 4', 'inglês'],
    ['fr', fr, 'Jour\u202f: jeudi, 24/12/2026\nHeure\u202f: 20\u00a0h\u00a030\nPersonnes\u202f: 4', 'francês'],
  ] as const)('is in the language of the page, with a line in Portuguese for reception, in %s', (language, labels, lines, spoken) => {
    expect(composeTableMessage({ language, greeting: 'Thai?', request, labels, portuguese: pt, reception: `Hóspede escreve em ${spoken}.` })).toBe(
      `Thai?\n${lines}\n\nHóspede escreve em ${spoken}. Mesa: Thai. Dia: quinta-feira, 24/12/2026. Hora: 20h30. Pessoas: 4.`,
    );
  });

  test('leaves out what has not been chosen', () => {
    expect(
      composeTableMessage({ language: 'pt', greeting: 'Olá.', request: { ...request, day: null, time: null }, labels: pt, portuguese: pt, reception: '' }),
    ).toBe('Olá.\nPessoas: 4');
  });
});
