import { statedFigures } from '../../../src/gatsby/content/rules/statedFigures';
import { complaintsOf } from '../../support/content';

it('the hotel’s own texts agree with its figures', async () => {
  expect(await complaintsOf(statedFigures)).toEqual([]);
});

it('reports the texts that were forgotten after a change of a figure', async () => {
  const told = await complaintsOf(statedFigures, {
    changed: {
      'stay-rules.json': (rules) => Object.assign(rules, { parking: 64.5 }),
      'rooms/luxo.json': (room) => Object.assign(room, { area: 29 }),
    },
  });
  const parking = ['pt', 'en', 'fr'].map(
    (language) => expect.stringMatching(RegExp(`stay-rules.json rules\\.\\d+\\.title\\.${language}: the text says 61[.,]00`)) as string,
  );
  expect(told).toEqual(expect.arrayContaining(parking));
  expect(told).toContainEqual(
    expect.stringMatching(/^warning content\/rooms\/luxo\.json .*: the text says 27, but the figures of this file are 29; correct the text or the figure$/),
  );
});

it('a percentage that none of the offer’s terms has is reported', async () => {
  const changed = { 'offers/natal.json': (offer: Record<string, unknown>) => Object.assign(offer, { figure: { pt: '25%', en: '25%', fr: '25\u00a0%' } }) };
  expect(await complaintsOf(statedFigures, { changed })).toEqual(
    ['pt', 'en', 'fr'].map(
      (language) =>
        `warning content/offers/natal.json figure.${language}: the text says 25, but the figures of this file are none; correct the text or the figure`,
    ),
  );
});
