import fs from 'node:fs';
import { kinds, type Kind } from '../../content/kinds';
import { requiredContent } from './requireContent';

const fields = requiredContent.Query;

const ask = (field: string, args: object, found: unknown) => fields[field]?.resolve(null, args, {}, { originalResolver: () => Promise.resolve(found) });

it('makes every kind of content non-null but the optional ones', () => {
  const needed = Object.entries<Kind>(kinds).flatMap(([name, { optional }]) => (optional ? [] : [`${name}!`]));
  expect(Object.values(fields).map(({ type }) => type)).toEqual(needed);
  expect(needed).not.toContain('ResortMap!');
});

it('returns what exists', async () => {
  const hotel = { name: 'Costa Ipê' };
  expect(await ask('hotel', {}, hotel)).toBe(hotel);
});

it.each([
  ['hotel', {}, 'content/site.json'],
  ['stayRules', {}, 'content/stay-rules.json'],
  ['film', { slug: { eq: 'mar-da-manha' } }, 'content/films/mar-da-manha.json'],
  ['pageWords', { slug: { eq: 'index' } }, 'content/pages/index.json'],
  ['room', { area: { gt: 5 } }, 'any file of content/rooms that was asked for'],
])('names the file that is missing: %s', async (field, args, file) => {
  await expect(ask(field, args, null)).rejects.toThrow(`There is no ${file}: put it back, this page needs it.`);
});

it('no component returns null because its content is missing', () => {
  const views = ['src/pages', 'src/templates', 'src/sections', 'src/components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  const blank = /!(?:data\.)?(?:page|hotel|stayRules|navigation|film|packages|park|spa|familyPlan|room|hall|offer)\b[^\n]*\) return null/;
  expect(views.filter((view) => blank.test(fs.readFileSync(view, 'utf8')))).toEqual([]);
});
