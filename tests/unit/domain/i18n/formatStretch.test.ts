import { formatStretch } from '../../../../src/domain/i18n/formatStretch';

test.each([
  ['pt', '19h–meia-noite'],
  ['en', '7\u00a0pm–midnight'],
  ['fr', '19\u00a0h–minuit'],
] as const)('in %s an evening is %s', (language, words) => {
  expect(formatStretch({ opens: '19:00', closes: '24:00' }, language)).toBe(words);
});
