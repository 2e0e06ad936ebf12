import { markup } from '../../../src/gatsby/content/rules/texts';
import { complaintsOf } from '../../support/content';

const told = (words: string) => complaintsOf(markup, { changed: { 'bars/lobby-bar.json': (bar) => (bar.summary = { pt: words }) } });

it('the hotel’s own texts are free of markup', async () => {
  expect(await complaintsOf(markup)).toEqual([]);
});

it.each([
  ['<b>Bar</b>', 'an HTML tag'],
  ['Bar </p>', 'an HTML tag'],
  ['Bar &amp; mar', 'an HTML entity'],
  ['Bar&#8239;!', 'an HTML entity'],
  ['O [bar](/gastronomia)', 'a Markdown link'],
  ['O **bar**', 'Markdown'],
  ['# Bar', 'Markdown'],
  ['O {{nome}}', 'a placeholder'],
  ['Bar\nMar', 'a line break or another control character'],
  ['Bar\u202Eram', 'an invisible or broken character'],
  ['Bar \uD800', 'an invisible or broken character'],
])('%j has %s', async (words, mark) => {
  expect(await told(words)).toEqual([expect.stringContaining(`fault content/bars/lobby-bar.json summary.pt: ${mark} stands in the text at “`)]);
});

it.each(['Bar & mar', '27 m² < 30 m²', 'das 9h às 22h', 'nº 1', 'R$ 4,25', 'l’eau\u00A0: 3\u202Fm', 'a > b', '5* (cinco)', '👨‍👩‍👧'])(
  '%j has none',
  async (words) => {
    expect(await told(words)).toEqual([]);
  },
);

it('ignores addresses', async () => {
  const menu = 'https://cardapio.example/?a=1&copy;=2__x';
  expect(await complaintsOf(markup, { changed: { 'bars/lobby-bar.json': (bar) => (bar.menu = menu) } })).toEqual([]);
});
