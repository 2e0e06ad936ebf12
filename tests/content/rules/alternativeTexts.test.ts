import { alternativeTexts } from '../../../src/gatsby/content/rules/texts';
import { complaintsOf, type Data } from '../../support/content';

const told = (alt: Record<string, string>) =>
  complaintsOf(alternativeTexts, {
    changed: { 'rooms/luxo.json': (room) => Object.assign((room.pictures as Data[])[0] as Data, { alt, caption: { pt: 'O quarto' } }) },
  });

it('the hotel’s own alternative texts pass', async () => {
  expect(await complaintsOf(alternativeTexts)).toEqual([]);
});

it.each(['IMG_1234', 'luxo-quarto.jpg', 'DSC 0042'])('%j is the name of a file', async (words) => {
  expect(await told({ pt: words })).toEqual([
    `fault content/rooms/luxo.json pictures.0.alt.pt: “${words}” is the name of a file; say what is seen, for guests who do not see it`,
  ]);
});

it.each(['Imagem de uma cama', 'Uma foto do quarto', 'Picture of a bed', 'Photo de la chambre'])('%j says that it is a picture', async (words) => {
  expect(await told({ pt: words })).toEqual([expect.stringContaining('it begins by saying that it is a picture')]);
});

it('warns of a text that repeats the caption', async () => {
  expect(await told({ pt: 'O quarto' })).toEqual([expect.stringContaining('alt.pt: it repeats the caption')]);
});
