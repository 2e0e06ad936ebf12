import type { JsonObject } from './json';
import { excerpt, partsOf, searchSummary, searchTexts, textsIn } from './searchTexts';

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

test('words that a page has joined lead to the texts that it has joined, also to one with values in it', () => {
  const texts = textsIn([
    { file: 'locales/pt/booking.json', data: { refund: '{{percent}}% de volta até {{hours}} h antes do check-⁠in', nights: '{{count}} noites' } },
    { file: 'content/pages/inicio.json', data: { lead: { pt: 'Uma casa de frente para o mar.' } } },
  ]);
  const joined = 'Uma casa de frente para o mar. 90% de volta até 72 h antes do check-in, 3 noites';
  expect(searchTexts(texts, joined)).toEqual([]);
  expect(partsOf(texts, joined).map(({ path }) => path)).toEqual(['refund', 'lead.pt']);
  expect(partsOf(texts, 'de volta')).toEqual([]);
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

test('an excerpt begins at the words, not at the first that is like one of them', () => {
  const [text] = textsIn([
    { file: 'content/pages/inicio.json', data: { lead: `A casa abriu em 1972. ${'O mar fica em frente. '.repeat(9)}A resposta fica no fim do corredor.` } },
  ]);
  if (!text) throw new Error();
  expect(excerpt(text, 'a resposta fica no fim')).toMatch(/^….{30,40}A resposta fica no fim do corredor\.$/);
  expect(excerpt(text, 'corredor resposta')).toMatch(/^….*corredor/);
});

test('what the site writes by itself is told where it may be looked for', () => {
  const found = { whole: 1, found: 1, shown: 60 };
  expect(searchSummary({ ...found, query: 'quintas e sábados' })).toBe('1 lugar. Horas, dias e preços o site escreve sozinho, a partir da ficha do lugar.');
  expect(searchSummary({ ...found, query: 'lanternas' })).toBe('1 lugar');
  expect(searchSummary({ ...found, found: 61, query: 'mar' })).toBe('61 lugares, aqui os primeiros 60');
  expect(searchSummary({ ...found, whole: 0, found: 2, query: 'mar' })).toBe('Nenhum texto diz tudo isto. A página parece juntá-lo de 2 lugares:');
});
