import fc from 'fast-check';
import { languages, languageTags } from '../../site';
import { formatFileSize, formatMoney, formatNumber, splitFigure } from './formatNumber';

const inThree = ['pt', 'en', 'fr'] as const;

describe('formatNumber', () => {
  test('every amount, with or without cents, is as Intl formats it, with U+00A0 as the space', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.constantFrom(1, 100),
        fc.constantFrom(undefined, 2),
        fc.constantFrom(...languages),
        (cents, parts, decimals, language) => {
          const value = cents / parts;
          const theirs = new Intl.NumberFormat(languageTags[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
          expect(formatNumber(value, language, { decimals })).toBe(theirs.format(value).replaceAll('\u202f', '\u00a0').replace(/^-0$/, '0'));
        },
      ),
    );
  });
});

describe('formatMoney', () => {
  // docs/hotel-rules.md 4.2, 4.3, 6.2; _ is a no-break space
  test.each([
    [1086, ['R$_1.086,00', 'R$_1,086.00', '1_086,00_R$']],
    [2737, ['R$_2.737,00', 'R$_2,737.00', '2_737,00_R$']],
    [4.25, ['R$_4,25', 'R$_4.25', '4,25_R$']],
    [61, ['R$_61,00', 'R$_61.00', '61,00_R$']],
    [0, ['R$_0,00', 'R$_0.00', '0,00_R$']],
    [0.1 + 0.2, ['R$_0,30', 'R$_0.30', '0,30_R$']],
  ])('%d reais are %j', (amount, expected) => {
    expect(inThree.map((language) => formatMoney(amount, language))).toEqual(expected.map((text) => text.replaceAll('_', '\u00a0')));
  });
});

describe('splitFigure', () => {
  test.each([
    ['40%', '', '40%', ''],
    ['50\u00a0%', '', '50\u00a0%', ''],
    ['22h', '', '22', 'h'],
    ['10\u00a0pm', '', '10', 'pm'],
    ['2026', '', '2026', ''],
    ['Quase 6.000\u00a0m²', 'Quase', '6.000', 'm²'],
    ['Nearly 6,000\u00a0m²', 'Nearly', '6,000', 'm²'],
    ['Près de 6\u202f000\u00a0m²', 'Près de', '6\u202f000', 'm²'],
    ['Mais de 15', 'Mais de', '15', ''],
    ['4 passaportes, para 2 adultos', '', '4', 'passaportes, para 2 adultos'],
  ])('“%s” is split at its number', (text, before, figure, after) => {
    expect(splitFigure(text)).toEqual({ before, figure, after });
  });

  test('a text without a number gives null', () => {
    expect(splitFigure('sob consulta')).toBeNull();
  });
});

test.each([
  ['pt', 1_234_567, '1,2 MB'],
  ['en', 1_234_567, '1.2 MB'],
  ['fr', 1_234_567, '1,2 Mo'],
  ['pt', 9_960_000, '10 MB'],
  ['fr', 640, '1 ko'],
  ['en', 98_001, '99 kB'],
] as const)('the size of a file, in %s: %d bytes', (language, bytes, text) => {
  expect(formatFileSize(bytes, language).replace('\u00a0', ' ')).toBe(text);
});
