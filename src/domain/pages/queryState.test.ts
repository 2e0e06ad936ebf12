import { wholeNumber } from './query';
import { queryState } from './queryState';

const guests = queryState<{ readonly name: string | null; readonly count: number }>({
  name: ['nome', (text) => text],
  count: ['quantos', (text) => wholeNumber(text, { from: 1, to: 9 }) ?? 2],
});

test('each part is read from its parameter, also where that is missing', () => {
  expect(guests.read('?nome=Zoé&quantos=3')).toEqual({ name: 'Zoé', count: 3 });
  expect(guests.read('quantos=99')).toEqual({ name: null, count: 2 });
});

test('other parameters stay, and a part that is null leaves none', () => {
  expect(guests.write({ name: null, count: 4 }, '?nome=Zoé&utm_source=carta')).toBe('?utm_source=carta&quantos=4');
  expect(guests.write({ name: 'Zoé', count: 4 })).toBe('?nome=Zo%C3%A9&quantos=4');
});
