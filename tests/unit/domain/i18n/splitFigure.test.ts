import { splitFigure } from '../../../../src/domain/i18n/splitFigure';

test.each([
  ['40%', '', '40', '%'],
  ['50\u00a0%', '', '50', '%'],
  ['22h', '', '22', 'h'],
  ['10\u00a0pm', '', '10', 'pm'],
  ['2026', '', '2026', ''],
  ['Quase 6.000\u00a0m²', 'Quase', '6.000', 'm²'],
  ['Nearly 6,000\u00a0m²', 'Nearly', '6,000', 'm²'],
  ['Près de 6\u202f000\u00a0m²', 'Près de', '6\u202f000', 'm²'],
  ['Mais de 15', 'Mais de', '15', ''],
  ['4 passaportes, para 2 adultos', '', '4', 'passaportes, para 2 adultos'],
])('“%s” has its figure apart', (text, before, figure, after) => {
  expect(splitFigure(text)).toEqual({ before, figure, after });
});

test('a text without a figure has none', () => {
  expect(splitFigure('sob consulta')).toBeNull();
});
