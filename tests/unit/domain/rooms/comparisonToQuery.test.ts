import { comparisonToQuery } from '../../../../src/domain/rooms/comparisonToQuery';

test.each([
  [[], ''],
  [['luxo'], '?comparar=luxo'],
  [['master', 'luxo'], '?comparar=master,luxo'],
  [['standard', 'premium', 'luxo', 'master', 'chale'], '?comparar=standard,premium,luxo,master'],
  [['a&b', 'c,d'], '?comparar=a%26b,c%2Cd'],
])('%j are asked for by %j', (slugs, query) => {
  expect(comparisonToQuery(slugs)).toBe(query);
});
