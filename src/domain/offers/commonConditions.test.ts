import { commonConditions } from './commonConditions';

const july = { path: null, conditions: ['One or the other.', 'Subject to dates.', 'Tax is charged separately.'] };
const weekend = { path: null, conditions: ['Subject to dates.', 'Tax is charged separately.'] };
const family = { path: '/family-plan', conditions: ['The price is a first one.', 'Tax is charged separately.'] };

test('conditions of offers without a page that another offer has too are common', () => {
  expect(commonConditions([july, weekend, family])).toEqual(['Subject to dates.', 'Tax is charged separately.']);
  expect(commonConditions([july, family])).toEqual(['Tax is charged separately.']);
});

test('an offer without a page alone has none', () => {
  expect(commonConditions([july])).toEqual([]);
  expect(commonConditions([family, { ...family, path: '/natal' }])).toEqual([]);
});
