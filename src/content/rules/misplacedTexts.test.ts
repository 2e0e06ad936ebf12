import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { misplacedTexts } from './misplacedTexts';

const file = 'bars/lobby-bar.json';
const reported = (edit: (bar: Record<'name' | 'summary' | 'description', Data> & { pictures: Record<'alt' | 'caption', Data>[] }) => void) =>
  complaintsOf(misplacedTexts, { changed: { [file]: (bar) => edit(bar as Parameters<typeof edit>[0]) } });

it('the hotel’s own texts pass', async () => {
  expect(await complaintsOf(misplacedTexts)).toEqual([]);
});

it.each([
  ['the words of another field in another language', (bar) => (bar.summary.en = bar.description.fr), 'summary.en: it has the words of description.fr'],
  ['the words of another field', (bar) => (bar.description.en = bar.summary.en), 'description.en: it has the words of summary.en'],
  [
    'the words of another field where both lack a language',
    (bar) => {
      for (const field of [bar.summary, bar.description]) delete field.fr;
      bar.description.en = bar.summary.en;
    },
    'description.en: it has the words of summary.en',
  ],
  ['those of a field in all languages', (bar) => (bar.description = structuredClone(bar.summary)), 'description.pt: it has the words of summary.pt'],
  [
    'an alternative text that is a name',
    (bar) => Object.assign(bar.pictures[0] ?? {}, { alt: { ...bar.name } }),
    'pictures.0.alt.pt: it has the words of name.pt',
  ],
  [
    'a caption of another picture',
    (bar) => Object.assign(bar.pictures[0] ?? {}, { alt: { ...bar.pictures[1]?.caption } }),
    'pictures.0.alt.pt: it has the words of pictures.1.caption.pt',
  ],
  [
    'a day of the opening hours',
    (bar) => (bar.summary.fr = 'sat'),
    /^warning content\/bars\/lobby-bar\.json summary\.fr: it has the words of hours\.\d\.days\.\d/,
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof reported>[0], string | RegExp])[])('tells %s', async (_, edit, expected) => {
  const lines = await reported(edit);
  expect(lines).toContainEqual(typeof expected === 'string' ? `warning content/${file} ${expected}; write its own` : expect.stringMatching(expected));
});

it('accepts the same name in all languages, and a repeated sentence with its translations', async () => {
  const words = { pt: 'No fim da tarde, o mar', en: 'Late in the day, the sea', fr: 'En fin de journée, la mer' };
  expect(
    await reported((bar) => {
      bar.name = { pt: 'Lobby Bar', en: 'Lobby Bar', fr: 'Lobby Bar' };
      Object.assign(bar.pictures[0] ?? {}, { caption: { ...words } });
      Object.assign(bar.pictures[1] ?? {}, { caption: { ...words, en: 'Late in the day: the sea' } });
    }),
  ).toEqual([]);
});
