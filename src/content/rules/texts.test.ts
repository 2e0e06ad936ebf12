import { complaintsAbout } from '../../../tests/support/content/content';
import { alternativeTexts, markup, placeholders, typography } from './texts';

describe('alternativeTexts', () => {
  const reported = (alt: Record<string, string>) =>
    complaintsAbout(alternativeTexts, { 'rooms/luxo.json': { pictures: [{ file: '../images/luxo.jpg', alt, caption: { pt: 'O quarto' } }] } });

  it.each(['IMG_1234', 'luxo-quarto.jpg', 'DSC 0042'])('%j is the name of a file', async (text) => {
    expect(await reported({ pt: text })).toEqual([
      `fault content/rooms/luxo.json pictures.0.alt.pt: “${text}” is the name of a file; say what is seen, for guests who do not see it`,
    ]);
  });

  it.each(['Imagem de uma cama', 'Uma foto do quarto', 'Picture of a bed', 'Photo de la chambre'])('%j says that it is a picture', async (text) => {
    expect(await reported({ pt: text })).toEqual([expect.stringContaining('it begins by saying that it is a picture')]);
  });

  it('warns of a text that repeats the caption', async () => {
    expect(await reported({ pt: 'O quarto' })).toEqual([expect.stringContaining('alt.pt: it repeats the caption')]);
  });
});

describe('markup', () => {
  const reported = (text: string) => complaintsAbout(markup, { 'bars/lobby-bar.json': { summary: { pt: text } } });

  it.each([
    ['<b>Bar</b>', 'an HTML tag'],
    ['Bar </p>', 'an HTML tag'],
    ['Bar &amp; mar', 'an HTML entity'],
    ['Bar&#8239;!', 'an HTML entity'],
    ['O [bar](/gastronomia)', 'a Markdown link'],
    ['O **bar**', 'Markdown'],
    ['# Bar', 'Markdown'],
    ['Bar\nMar', 'a line break or another control character'],
    ['Bar\u202Eram', 'an invisible or broken character'],
    ['Bar \uD800', 'an invisible or broken character'],
    ['Cafe\u0301', 'an accent apart from its letter'],
  ])('%j has %s', async (text, mark) => {
    expect(await reported(text)).toEqual([expect.stringContaining(`fault content/bars/lobby-bar.json summary.pt: ${mark} stands in the text at “`)]);
  });

  it.each(['Bar & mar', '27 m² < 30 m²', 'das 9h às 22h', 'nº 1', 'R$ 4,25', 'l’eau\u00A0: 3\u202Fm', 'a > b', '5* (cinco)', '👨‍👩‍👧'])(
    '%j has none',
    async (text) => {
      expect(await reported(text)).toEqual([]);
    },
  );

  it('ignores addresses', async () => {
    const menu = 'https://cardapio.example/?a=1&copy;=2__x';
    expect(await complaintsAbout(markup, { 'bars/lobby-bar.json': { menu } })).toEqual([]);
  });
});

describe('placeholders', () => {
  const reported = (text: string) =>
    complaintsAbout(placeholders, { 'rooms/luxo.json': { pictures: [{ file: '../images/luxo.jpg', alt: { pt: 'A cama', en: text } }] } });

  const addresses = ['/campanhas', '/nowhere#nothing', 'javascript:alert(1)', 'www.hotel.example', '../images/rooms/a.jpg', 'mailto:a@b.example', '#conforto'];

  it.each(addresses)('%j is an address', async (text) => {
    expect(await reported(text)).toEqual([
      `fault content/rooms/luxo.json pictures.0.alt.en: “${text}” is an address; write words; links have fields of their own`,
    ]);
  });

  const unfilled = '%s|Quarto %s|NaN|for NaN guests|${x}|Room ${name}|{name}|O {{nome}}|$t(nome)|{}|<%= name %>|undefined|[object Object]|Lorem ipsum|TODO|???';

  it.each(unfilled.split('|'))('%j is a placeholder', async (text) => {
    expect(await reported(text)).toEqual([expect.stringContaining('is or holds a placeholder; write the words that guests shall read')]);
  });

  const text =
    '50% off|até 35\u00a0% de desconto|10% se sobrar|35\u202f% sur la chambre|Café: pão e fruta|1/2 porção|Aberto 24:00|Nota: null é nada|Todo dia|Mar & sol';

  it.each(text.split('|'))('%j is words', async (text) => {
    expect(await reported(text)).toEqual([]);
  });
});

describe('typography', () => {
  const reported = (summary: Record<string, string>) => complaintsAbout(typography, { 'bars/lobby-bar.json': { summary } });

  it.each([
    ['O bar - o mar', 'a hyphen stands for a dash'],
    ['O bar -- o mar', 'a hyphen stands for a dash'],
    ["Copo d'água", 'a straight quotation mark or apostrophe'],
    ['O "bar"', 'a straight quotation mark or apostrophe'],
    ['O bar...', 'three dots'],
    ['O  bar', 'two spaces in a row'],
  ])('%j: %s', async (text, slip) => {
    expect(await reported({ pt: text })).toEqual([expect.stringContaining(`warning content/bars/lobby-bar.json summary.pt: ${slip}; `)]);
  });

  it('requires no-break spaces in French only, narrow ones before marks and full ones inside « »', async () => {
    expect(await reported({ pt: 'Venha!', en: 'Come!', fr: 'Venez !' })).toEqual([expect.stringContaining('summary.fr: not the no-break space')]);
    for (const fr of ['«\u202FOui\u00A0»', '«\u00A0Oui\u202F»', '« Oui\u00A0»', 'Venez\u00A0!']) expect(await reported({ pt: 'Venha', fr })).toHaveLength(1);
    expect(await reported({ pt: 'O guarda-sol', fr: 'Venez\u202F! «\u00A0Oui\u00A0»' })).toEqual([]);
  });
});
