import { queryText } from '../../../../src/domain/pages/queryText';

test('commas and colons stay readable, everything else is encoded', () => {
  expect(queryText(new URLSearchParams({ criancas: '7,11', hora: '21:00', nome: 'a&b' }))).toBe('?criancas=7,11&hora=21:00&nome=a%26b');
});

test('a query that says nothing leaves no question mark', () => {
  expect(queryText(new URLSearchParams())).toBe('');
});
