import fs from 'node:fs';
import { defaultLanguage, type Language, languages } from '../../site';
import { roomHead } from './roomHead';

type Localized = Readonly<Partial<Record<Language, string>> & { pt: string }>;
interface RoomFile {
  readonly name: Localized;
  readonly area: number;
  readonly occupancy: { readonly max: number };
  readonly summary: Localized;
  readonly description: readonly Localized[];
}

const files = fs.readdirSync('content/rooms').map((name) => JSON.parse(fs.readFileSync(`content/rooms/${name}`, 'utf8')) as RoomFile);
const inLanguage = ({ name, summary, description, ...facts }: RoomFile, language: Language) => ({
  ...facts,
  name: name[language] ?? name[defaultLanguage],
  summary: summary[language] ?? summary[defaultLanguage],
  description: description.map((paragraph) => paragraph[language] ?? paragraph[defaultLanguage]),
});
const luxo = { name: 'Luxo', area: 27, occupancy: { max: 3 }, summary: 'Vinte e sete metros.', description: ['Para três.'] };

test.each([
  ['pt', 'Luxo: 27 m² para até 3 pessoas'],
  ['en', 'Luxo: 27 m² for up to 3 people'],
  ['fr', 'Luxo : 27 m² pour 3 personnes au plus'],
] as const)('the title has name, area and occupancy in %s', (language, title) => {
  expect(roomHead(luxo, language).title.replace(/[\u00a0\u202f]/g, ' ')).toBe(title);
});

test('the title of a room for one is in the singular', () => {
  expect(roomHead({ ...luxo, occupancy: { max: 1 } }, 'pt').title).toMatch(/para 1 pessoa$/);
});

describe.each(languages)('in %s', (language) => {
  const heads = files.map((file) => roomHead(inLanguage(file, language), language));

  test('every room has a unique title and description, of the length that search results show', () => {
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(description).toMatch(/[.!?…]$/);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(files.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(files.length);
  });
});

test('a short text is preceded by the title; an overlong sentence is cut between words', () => {
  expect(roomHead(luxo, 'pt').description).toMatch(/^Luxo: 27\sm² para até 3 pessoas\. Vinte e sete metros\. Para três\.$/);
  const { description } = roomHead({ ...luxo, summary: 'palavra '.repeat(40).trim() }, 'pt');
  expect(description).toMatch(/palavra…$/);
  expect(description.length).toBeLessThanOrEqual(170);
});
