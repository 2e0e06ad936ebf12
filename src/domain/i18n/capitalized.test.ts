import { capitalized } from './capitalized';

describe('capitalized', () => {
  test.each([
    ['de segunda a sexta', 'pt', 'De segunda a sexta'],
    ['à la plage', 'fr', 'À la plage'],
    ['2 nights', 'en', '2 nights'],
    ['', 'pt', ''],
  ] as const)('“%s” in %s becomes “%s”', (text, language, expected) => {
    expect(capitalized(text, language)).toBe(expected);
  });
});
