import fc from 'fast-check';
import { wholeNumber } from '../../../../src/domain/pages/wholeNumber';

const limits = { from: 1, to: 12 };

test('whole numbers within their limits are read, with zeros before them too', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 12 }), (value) => expect(wholeNumber(String(value).padStart(3, '0'), limits)).toBe(value)));
});

test.each(['0', '13', '-1', '1.5', '1e1', ' 2', '２', '', '1000000', null, undefined])('%p means nothing', (text) => {
  expect(wholeNumber(text, limits)).toBeNull();
});
