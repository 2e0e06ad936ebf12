import { offeredLanguage } from '../../../../src/domain/i18n/offeredLanguage';

test.each([
  [['fr-FR', 'en'], 'pt', 'fr'],
  [['pt-BR', 'en'], 'pt', null],
  [['pt-PT'], 'en', 'pt'],
  [['de', 'en-GB', 'fr'], 'pt', 'en'],
  [['de', 'es'], 'pt', null],
  [[], 'pt', null],
  [['FR'], 'fr', null],
] as const)('a browser that prefers %j on a page in %s is offered %s', (preferred, current, offered) => {
  expect(offeredLanguage(preferred, current)).toBe(offered);
});
