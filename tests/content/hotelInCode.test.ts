import fs from 'node:fs';
import { possiblePages } from '../../src/content/fixedPages';
import { stringsOf } from '../../src/content/json';
import { kinds } from '../../src/content/kinds';
import { readContent } from '../../src/content/read';
import { fieldOf, fieldsIn } from '../../src/content/schema';
import { privacyPath } from '../../src/domain/pages/addresses';
import { namedSections } from '../../src/domain/pages/namedSections';
import { knownLanguages, languages } from '../../src/site';
import { allNamespaces, readMessages } from '../../src/gatsby/schema/locales';

// Code and labels serve any hotel: what one of them is called stands in its content alone.

const files = readContent('.').files.map(({ kind, data }) => ({ kind, data: data as { readonly slug?: string; readonly name?: unknown } }));
const namesOf = (name: unknown): string[] => (typeof name === 'string' ? [name] : Object.values((name ?? {}) as Record<string, string>));

/** Words of the product: its own pages and sections, the options of its fields, parts of its addresses, and what every hotel may call a thing. */
const ofProduct = new Set<string>([
  ...possiblePages('.'),
  privacyPath.slice(1),
  ...Object.values(namedSections).flat(),
  ...Object.values(kinds).flatMap(({ schema }) => fieldsIn(schema).flatMap(([, field]) => optionsOf(field))),
  ...['fotos', 'restaurantes', 'casamento'],
]);

function optionsOf(schema: Parameters<typeof fieldOf>[0]): string[] {
  const field = fieldOf(schema);
  if (field.type === 'list') return optionsOf(field.entry);
  if (field.type === 'group') return fieldsIn(field.schema).flatMap(([, inner]) => optionsOf(inner));
  return field.type === 'choice' ? [...(field.schema.options as string[]), ...Object.values(field.meta.options ?? {})] : [];
}

const labels = knownLanguages.flatMap((language) =>
  allNamespaces().flatMap((namespace) => stringsOf(readMessages(language, namespace)).map(({ value }) => ({ language, namespace, value }))),
);

/** Code without comments, messages and hints: an example may name something. */
const sources = ['src', 'plugins', 'tools']
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|^src\/content\/faults\//.test(file))
  .map((file) => ({ file, code: fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|hint:.*/g, '') }));

const literals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
/** Ordinary words, which any hotel may call a thing by: those within labels in small letters, and in identifiers of code. */
const identifiers = sources.map(({ code }) =>
  code
    .replace(literals, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase(),
);
const ordinary = new Set([...labels.map(({ value }) => value), ...identifiers].join(' ').match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));

const named = new Set(['Hotel', 'Restaurant', 'Bar', 'EventSpace']);
const own = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].filter((word) => word !== undefined && word.length > 2 && !ofProduct.has(word) && !ordinary.has(word.toLowerCase())) as string[];
const slugs = own(files.map(({ data: { slug } }) => slug));
const names = own(files.flatMap(({ kind, data }) => (named.has(kind) ? namesOf(data.name) : [])));
const escaped = (texts: readonly string[]) => texts.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

test('no code knows a slug or a name of the hotel’s content', () => {
  const known = new RegExp(`['"\`/#](?:${escaped(slugs)})['"\`/#?,]|(?<!\\p{L})(?:${escaped(names)})(?!\\p{L})`, 'gu');
  expect(sources.flatMap(({ file, code }) => [...code.matchAll(known)].map(([found]) => `${file}: ${found}`))).toEqual([]);
});

test.each(languages)('no label in %s names the hotel, or says a figure of it', (language) => {
  const hotel = files.find(({ kind }) => kind === 'Hotel')?.data as Readonly<Record<string, unknown>>;
  const figures = ['since', 'apartments', 'beaches'].flatMap((field) => (typeof hotel[field] === 'number' ? [String(hotel[field])] : []));
  const locality = (hotel.address as { readonly locality: Record<string, string> }).locality[language];
  const own = [...names, String(hotel.shortName), ...(locality ? [locality] : [])];
  const known = new RegExp(`(?<![\\p{L}\\d])(?:${escaped([...own, ...figures])})(?![\\p{L}\\d])|resort`, 'giu');
  expect(labels.filter((label) => label.language === language && known.test(label.value)).map(({ namespace, value }) => `${namespace}: ${value}`)).toEqual([]);
});
