import { formatMoney } from '../../../../src/domain/i18n/formatMoney';
import { languages } from '../../../../src/site';

// specification §9; _ stands for a no-break space
test.each([
  [1086, ['R$_1.086,00', 'R$_1,086.00', 'R$_1_086,00']],
  [2737, ['R$_2.737,00', 'R$_2,737.00', 'R$_2_737,00']],
  [4.25, ['R$_4,25', 'R$_4.25', 'R$_4,25']],
  [61, ['R$_61,00', 'R$_61.00', 'R$_61,00']],
  [0, ['R$_0,00', 'R$_0.00', 'R$_0,00']],
  [0.1 + 0.2, ['R$_0,30', 'R$_0.30', 'R$_0,30']],
])('%d reais are %j', (amount, expected) => {
  expect(languages.map((language) => formatMoney(amount, language))).toEqual(expected.map((text) => text.replaceAll('_', '\u00a0')));
});
