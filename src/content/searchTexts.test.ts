import type { JsonObject } from './json';
import { searchTexts, textsIn } from './searchTexts';

const texts = textsIn([
  { file: 'content/rooms/mar.json', data: { $schema: '../.schema/Room.json', slug: 'mar', name: { pt: 'Mar', fr: 'À 22\u202fh : l’été' }, area: 27.5 } },
  { file: 'content/pages/inicio.json', data: { sections: [{ title: { pt: 'A mesa é longa' } }, { title: { pt: 'Longa é a mesa de Mar' } }] } },
]);
const found = (query: string) => searchTexts(texts, query).map(({ path }) => path);

test('a text is found whatever its accents, capitals, spaces and apostrophes', () => {
  expect(found("a 22 h : L'ETE")).toEqual(['name.fr']);
  expect(found('MESA É LONGA')).toEqual(['sections.0.title.pt', 'sections.1.title.pt']);
});

test('numbers are found as the desk writes them, addresses of schemas and nothing are not', () => {
  expect(found('27,5')).toEqual(['area']);
  expect(found('schema')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('days are found as the desk shows them', () => {
  const texts = textsIn([{ file: 'content/bars/a.json', data: { exceptions: [{ from: '2027-02-01', to: '12-25' }] } }]);
  expect(searchTexts(texts, '01/02/2027').map(({ path }) => path)).toEqual(['exceptions.0.from']);
  expect(searchTexts(texts, '25/12').map(({ path, text }) => [path, text])).toEqual([['exceptions.0.to', '25/12']]);
});

test('a text that is nothing but the words comes first, but for a name in an address', () => {
  expect(found('mar')[0]).toBe('name.pt');
  expect(found('mar')).toContain('slug');
});

test('an empty field is found by its label, behind what has the words; what is in it leads there otherwise', () => {
  const rules = { file: 'content/stay-rules.json', data: { cancellation: [], rules: [{ text: { pt: 'O cancelamento é em palavras.' } }] } };
  const found = (data: JsonObject) => searchTexts(textsIn([{ ...rules, data }]), 'cancelamento').map(({ path, text }) => [path, text]);
  expect(found(rules.data)).toEqual([
    ['rules.0.text.pt', 'O cancelamento é em palavras.'],
    ['cancellation', 'vazio'],
  ]);
  expect(found({ cancellation: [{ hours: 48 }] })).toEqual([]);
});
