import { english } from './english';
import { inEnglish, inPortuguese } from './describe';
import { fault, type Problem } from './fault';
import { portuguese } from './portuguese';

const room = 'content/rooms/luxo.json';
const reported = (problem: Problem, field = '', file = room) => {
  const { field: where, problem: wrong, remedy } = inPortuguese(fault(file, field, problem));
  return `${where}${where && ': '}${wrong}; ${remedy}`;
};

test.each(Object.entries(english))('%s has words in both languages, about the same parameters', (code, message) => {
  const namesIn = (words: unknown) => (Array.isArray(words) ? [...words.join('').matchAll(/\{@?(\w+)\}/g)].map(([, name]) => name) : []);
  if (typeof message !== 'function') expect(namesIn(message)).toEqual(expect.arrayContaining(namesIn(portuguese[code as keyof typeof english])));
});

test('a field is named by its labels in Portuguese, its language in words, and by its name in English', () => {
  const missing = fault(room, 'pictures.1.alt.en', { code: 'missing', expected: 'text' });
  expect(inPortuguese(missing)).toMatchObject({ level: 'fault', file: room, field: 'Fotos 2 › O que se vê na foto › inglês', problem: 'falta preencher' });
  expect(inEnglish(missing)).toMatchObject({ field: 'pictures.1.alt.en', problem: 'it is missing', remedy: 'add a text in quotation marks' });
  expect(reported({ code: 'noTranslation' }, 'sections.0.text.2.fr', 'content/pages/resort.json')).toMatch(
    /^Seções 1 › Parágrafos 3 › francês: falta a tradução/,
  );
  expect(reported({ code: 'unknownField', known: ['slug'] }, 'ocupancy')).toBe('ocupancy: este campo não existe; existem aqui: slug');
  expect(reported({ code: 'unknownField', known: ['pt'] }, 'name.pt_BR')).toBe('Nome › pt_BR: este campo não existe; existem aqui: pt');
});

test('other fields of which a fault speaks are named by their labels, too', () => {
  const file = 'content/restaurants/thai.json';
  expect(reported({ code: 'overlaps', earlier: 'hours.0' }, 'hours.1', file)).toMatch(/^Horários 2: sobrepõe-se a Horários 1;/);
});

test('days, numbers and plurals are written as in Portuguese', () => {
  expect(reported({ code: 'lastBeforeFirst', last: '2026-12-20', first: '2026-12-24' })).toMatch(/^é 20\/12\/2026, antes do primeiro dia, 24\/12\/2026;/);
  expect(reported({ code: 'onceAndEachYear', last: '2027-03-31', first: '12-01' })).toMatch(/^o primeiro dia é 01\/12, o último 31\/03\/2027;/);
  expect(reported({ code: 'offerPast', day: '2026-01-01' })).toMatch(/^a oferta terminou em 01\/01\/2026;/);
  expect(reported({ code: 'tooLarge', found: 1.5, most: 1 })).toBe('é 1,5; no máximo 1');
  expect(reported({ code: 'tooSmall', found: [], least: 1, isBound: true })).toBe('está vazio; no mínimo 1 item');
  expect(reported({ code: 'tooSmall', found: ['a'], least: 2, isBound: true })).toBe('tem 1 item; no mínimo 2 itens');
  expect(reported({ code: 'tooLarge', found: 'Luxo', most: 1 })).toBe('tem 4 letras; no máximo 1 letra');
});

test('what is chosen at the desk is to be chosen, not written', () => {
  expect(reported({ code: 'missing', expected: 'picture' }, 'pictures.0.file')).toBe('Fotos 1 › Foto: falta preencher; escolha a foto');
});

test('a figure in a text is compared with the field that states it, by its name', () => {
  const figure = { code: 'otherFigure', figure: '21h', figures: ['22h'], isKnown: true, accept: '21h' } as const;
  expect(reported({ ...figure, of: { file: 'content/facilities/spa.json', field: 'hours.0.closes' } })).toBe(
    'o texto diz 21h, mas em Estrutura: spa › Horários 1 › Fecha às é 22h; escreva 22h, ou corrija esse campo',
  );
  expect(reported({ ...figure, figure: 'Dez', figures: ['9'] })).toBe('o texto diz Dez, mas na contagem do que o site mostra é 9; escreva 9');
});

test('options are named by their labels', () => {
  const options = [
    { value: 'luxury', label: 'Luxo' },
    { value: 'chalet', label: 'Chalé' },
  ];
  expect(reported({ code: 'notAnOption', found: 'Luxus', options }, 'category')).toBe('Categoria: é “Luxus”; escolha um destes: Luxo, Chalé');
});

test('a broken file says where and what is missing', () => {
  const place = { line: 12, column: 3 };
  expect(reported({ code: 'brokenJson', ...place, mistake: 'CommaExpected' })).toMatch(/^arquivo quebrado na linha 12, coluna 3: falta uma vírgula;/);
  expect(reported({ code: 'brokenJson', ...place, mistake: 'InvalidCharacter' })).toMatch(/coluna 3: um sinal fora do lugar;/);
});
