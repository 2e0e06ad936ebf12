import sharp from 'sharp';
import { z } from 'zod';
import { contentFacts, contentNodes } from '../../../../tests/support/content/publishedFacts';
import { routes } from '../../../../tests/support/content/routes';
import { colours } from '../../../domain/brand/colours';
import { isListed } from '../../../domain/pages/addresses';
import { environment } from '../../../environment';
import { languageNames, languages } from '../../../site';
import { contentInLanguages } from '../facts/readFacts';
import { hotelFile } from './hotelFile';
import { hotelFileJsonSchema } from './hotelFileSchema';
import { llmsFile } from './llmsFile';
import { manifest } from './writeOpenData';

const { siteUrl } = environment();

const all = contentFacts();
const content = contentInLanguages(contentNodes);
const file = hotelFile(content, '2026-11-26');

/** The published JSON Schema, read back. */
const published = z.fromJSONSchema(JSON.parse(JSON.stringify(hotelFileJsonSchema())) as z.core.JSONSchema.JSONSchema);

test('the file conforms to the published schema', () => {
  expect(published.safeParse(JSON.parse(JSON.stringify(file))).error?.issues ?? []).toEqual([]);
});

test('the published schema finds missing and mistyped fields, and another version', () => {
  expect(published.safeParse({ ...file, rooms: undefined }).success).toBe(false);
  expect(published.safeParse({ ...file, version: 2 }).success).toBe(false);
  expect(published.safeParse({ ...file, stay: { ...file.stay, checkIn: '3 pm' } }).success).toBe(false);
  expect(published.safeParse({ ...file, hotel: { ...file.hotel, since: '1972' } }).success).toBe(false);
});

test('every field has a description, or is part of a field that has one', () => {
  const schema = hotelFileJsonSchema();
  expect(JSON.stringify(schema.properties?.spaces)).toContain('null means that the hotel has not stated a figure');
  expect(schema.description).toContain('never \\"no\\" or 0'.replaceAll('\\', ''));
});

test('the published schema has none of what content’s schemas say for editors', () => {
  expect(JSON.stringify(hotelFileJsonSchema())).not.toMatch(/"(?:label|hint|typeName)":"|maxLength|additionalProperties|left out/);
});

test('it has every file of content, in all languages, and null for what is not stated', () => {
  expect(file.rooms.map(({ slug }) => slug)).toEqual(all.pt.Room.map(({ slug }) => slug));
  expect(file.spaces.find(({ slug }) => slug === 'thai-lounge')?.capacities).toEqual({
    auditorium: null,
    dinnerWithStage: null,
    dinnerWithoutStage: null,
    fishbone: null,
    cocktail: null,
    school: null,
    uShape: null,
  });
  const chalet = file.rooms.find(({ slug }) => slug === 'chale');
  expect(chalet).toMatchObject({
    name: { pt: 'Chalé', en: 'Chalet', fr: 'Chalet' },
    page: { pt: `${siteUrl}/quartos/chale`, en: `${siteUrl}/en/quartos/chale`, fr: `${siteUrl}/fr/quartos/chale` },
    area: 115,
    connectable: null,
    television: null,
  });
  expect(file.facilities.find(({ slug }) => slug === 'piscinas')?.hours).toEqual([]);
});

test('a text that is not translated is the Portuguese one', () => {
  const untranslated = contentInLanguages({
    getNodesByType: (kind) => contentNodes.getNodesByType(kind).map((node) => (kind === 'Room' ? { ...node, name: { pt: 'Quarto', en: 'Room' } } : node)),
  });
  expect(hotelFile(untranslated, '2026-11-26').rooms[0]?.name).toMatchObject({ pt: 'Quarto', en: 'Room', fr: 'Quarto' });
});

test('llms.txt has name, summary, data and every page in each language', () => {
  const text = llmsFile(all);
  expect(text).toMatch(/^# Costa Ipê Resort & Spa\n\n> .+\n\n/);
  expect(text.match(/^## .+$/gm)).toEqual(['## Data', ...languages.map((language) => `## ${languageNames[language]}`)]);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map(([, address = '']) => address);
  expect(text.match(/^- /gm)).toHaveLength(links.length);
  expect(links).toEqual(expect.arrayContaining([`${siteUrl}/hotel.json`, `${siteUrl}/en/quartos/luxo`, `${siteUrl}/fr`]));
  expect(new Set(links).size).toBe(3 + routes.filter(isListed).length * languages.length);
});

test('the manifest has the hotel’s name and icons of both kinds', () => {
  expect(manifest(all)).toMatchObject({
    name: 'Costa Ipê Resort & Spa',
    short_name: 'Costa Ipê',
    theme_color: colours.green,
    display: 'minimal-ui',
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]) as unknown,
  });
});

test('the icons of the manifest have its sizes', async () => {
  const { icons } = manifest(all) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.slice(1)) {
    const { width, height } = await sharp(`static${src}`).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('what comes every year has the days of its next time', () => {
  const daysOn = (today: string) => hotelFile(content, today).offers.find(({ slug }) => slug === 'reveillon');
  expect(daysOn('2026-12-31')).toMatchObject({ firstDay: '2026-12-31', lastDay: '2026-12-31' });
  expect(daysOn('2027-01-01')).toMatchObject({ firstDay: '2027-12-31', lastDay: '2027-12-31' });
});
