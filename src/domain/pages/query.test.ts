import fc from 'fast-check';
import { changedQuery, wholeNumber } from './query';

describe('changedQuery', () => {
  test('commas and colons stay readable, everything else is encoded', () => {
    expect(changedQuery('?nome=a%26b', { criancas: '7,11', hora: '21:00' })).toBe('?nome=a%26b&criancas=7,11&hora=21:00');
  });
});

describe('wholeNumber', () => {
  const limits = { from: 1, to: 12 };

  test('whole numbers within the limits are read, with leading zeros too', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 12 }), (value) => expect(wholeNumber(String(value).padStart(3, '0'), limits)).toBe(value)));
  });

  test.each(['0', '13', '-1', '1.5', '1e1', ' 2', '２', '', '1000000', null, undefined])('%p is null', (text) => {
    expect(wholeNumber(text, limits)).toBeNull();
  });
});
