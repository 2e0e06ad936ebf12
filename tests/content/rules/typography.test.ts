import { typography } from '../../../src/gatsby/content/rules/texts';
import { complaintsOf } from '../../support/content';

const told = (summary: Record<string, string>) => complaintsOf(typography, { changed: { 'bars/lobby-bar.json': (bar) => (bar.summary = summary) } });

it('the hotel’s own texts follow the typography rules', async () => {
  expect(await complaintsOf(typography)).toEqual([]);
});

it.each([
  ['O bar - o mar', 'a hyphen stands for a dash'],
  ['O bar -- o mar', 'a hyphen stands for a dash'],
  ["Copo d'água", 'a straight quotation mark or apostrophe'],
  ['O "bar"', 'a straight quotation mark or apostrophe'],
  ['O bar...', 'three dots'],
  ['O  bar', 'two spaces in a row'],
])('%j: %s', async (words, slip) => {
  expect(await told({ pt: words })).toEqual([expect.stringContaining(`warning content/bars/lobby-bar.json summary.pt: ${slip}; `)]);
});

it('requires narrow no-break spaces in French only', async () => {
  expect(await told({ pt: 'Venha!', en: 'Come!', fr: 'Venez !' })).toEqual([expect.stringContaining('summary.fr: no narrow no-break space')]);
  expect(await told({ pt: 'O guarda-sol', fr: 'Venez\u202F! «\u202FOui\u202F»' })).toEqual([]);
});
