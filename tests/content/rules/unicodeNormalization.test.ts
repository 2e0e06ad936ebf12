import { unicodeNormalization } from '../../../src/gatsby/content/rules/texts';
import { complaintsOf } from '../../support/content';

it('the hotel’s own texts are in composed Unicode (NFC)', async () => {
  expect(await complaintsOf(unicodeNormalization)).toEqual([]);
});

it('reports decomposed letters, with their word', async () => {
  const summary = { pt: 'Pão e café'.normalize('NFD'), en: 'Bread and coffee', fr: 'Pain et café' };
  expect(await complaintsOf(unicodeNormalization, { changed: { 'bars/lobby-bar.json': (bar) => (bar.summary = summary) } })).toEqual([
    `fault content/bars/lobby-bar.json summary.pt: “${'Pão'.normalize('NFD')}” has its letters and accents apart, so that no search finds it; type the word anew`,
  ]);
});
