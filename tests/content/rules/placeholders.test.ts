import { placeholders } from '../../../src/gatsby/content/rules/texts';
import { complaintsOf, type Data } from '../../support/content';

const told = (words: string) =>
  complaintsOf(placeholders, { changed: { 'rooms/luxo.json': (room) => (((room.pictures as Data[])[0]?.alt as Data).en = words) } });

it('the hotel’s own texts pass', async () => {
  expect(await complaintsOf(placeholders)).toEqual([]);
});

it.each([
  '/campanhas',
  '/nowhere#nothing',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://www.costaipe.example/',
  'www.costaipe.example',
  '../images/rooms/luxo.jpg',
  'mailto:a@b.example',
  'luxo-quarto.jpg',
  '#conforto',
  'mar javascript:alert(1)',
])('%j is an address', async (words) => {
  expect(await told(words)).toEqual([`fault content/rooms/luxo.json pictures.0.alt.en: “${words}” is an address; write words; links have fields of their own`]);
});

it.each([
  '%s',
  'Quarto %s',
  'NaN',
  'for NaN guests',
  '${x}',
  'Room ${name}',
  '{name}',
  '{}',
  '<%= name %>',
  'undefined',
  '[object Object]',
  'Lorem ipsum',
  'TODO',
  'texto',
  '???',
])('%j is a placeholder', async (words) => {
  expect(await told(words)).toEqual([expect.stringContaining('is or holds a placeholder; write the words that guests shall read')]);
});

it.each([
  '50% off',
  'até 35\u00a0% de desconto',
  '10% se sobrar',
  '35\u202f% sur la chambre',
  '100%',
  'Café: pão e fruta',
  '1/2 porção',
  'Aberto 24:00',
  'Nota: null é nada',
  'Todo dia',
  'Mar & sol',
])('%j is words', async (words) => {
  expect(await told(words)).toEqual([]);
});
