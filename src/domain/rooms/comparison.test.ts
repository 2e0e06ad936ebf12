import { comparisonFromQuery, comparisonToQuery } from './comparison';

describe('comparisonFromQuery', () => {
  const rooms = ['standard', 'premium', 'premiumSuperior', 'luxo', 'luxoVaranda', 'master', 'suiteMasterI', 'suiteMasterII', 'chale'];

  test.each([
    ['', []],
    ['?tipo=social', []],
    ['?comparar=luxo', ['luxo']],
    ['comparar=luxo,master', ['luxo', 'master']],
    ['?comparar=master,luxo', ['master', 'luxo']],
    ['?comparar=master%2Cluxo', ['master', 'luxo']],
    ['?a=1&comparar=chale&comparar=luxo', ['chale', 'luxo']],
    ['?comparar=luxo,palacio,LUXO,__proto__,chale', ['luxo', 'chale']],
    ['?comparar=luxo,luxo,chale', ['luxo', 'chale']],
    ['?comparar=x,standard,premium,luxo,master,chale', ['standard', 'premium', 'luxo', 'master']],
    ['?comparar=%E0%A4%A', []],
  ])('the rooms in %j are %j', (search, slugs) => {
    expect(comparisonFromQuery(search, rooms)).toEqual(slugs);
  });
});

describe('comparisonToQuery', () => {
  test.each([
    [[], ''],
    [['luxo'], '?comparar=luxo'],
    [['master', 'luxo'], '?comparar=master,luxo'],
    [['standard', 'premium', 'luxo', 'master', 'chale'], '?comparar=standard,premium,luxo,master'],
  ])('the query for %j is %j', (slugs, query) => {
    expect(comparisonToQuery(slugs)).toBe(query);
  });

  test('other parameters stay as they are', () => {
    expect(comparisonToQuery(['luxo'], '?adultos=2&criancas=7,11')).toBe('?adultos=2&criancas=7,11&comparar=luxo');
    expect(comparisonToQuery([], '?adultos=2&comparar=luxo')).toBe('?adultos=2');
  });
});
