import { languages } from '../../site';
import { createLocalizedExtension } from './localized';
import { contentTypeDefs } from './sdl';

interface Extension {
  readonly name: string;
  readonly extend: () => { readonly resolve: (...all: readonly unknown[]) => unknown };
}

const extensions = new Map<string, Extension>();
createLocalizedExtension({ actions: { createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension) } } as never);
const resolverOf = (name: string) => extensions.get(name)?.extend().resolve;

const room = { slug: 'luxo', area: 27, name: { pt: 'Luxo', en: 'Deluxe' }, beds: null, description: [{ pt: 'Mar.', fr: 'Mer.' }, { pt: 'Sol.' }] };

test.each([
  ['name', 'en', 'Deluxe'],
  ['name', 'fr', 'Luxo'],
  ['beds', 'en', null],
  ['description', 'fr', ['Mer.', 'Sol.']],
])('%s in %s is %j: Portuguese where it is not translated', (fieldName, language, expected) => {
  expect(resolverOf('localized')?.(room, { language }, {}, { fieldName })).toEqual(expected);
});

test('the texts of a thing in every language, in their order', () => {
  const texts = resolverOf('inLanguages')?.(room) as readonly Readonly<Record<string, unknown>>[];
  expect(texts.map(({ language }) => language)).toEqual(languages);
  expect(texts.map(({ name }) => name).slice(0, 3)).toEqual(['Luxo', 'Deluxe', 'Luxo']);
});

test('the types of texts in every language have the fields of the thing, and the same `!`', () => {
  const [, fields = ''] = /type RoomInLanguage @dontInfer {([^}]*)}/.exec(contentTypeDefs()) ?? [];
  expect(fields).toMatch(/\blanguage: String!/);
  expect(fields).toMatch(/\bname: String!/);
  expect(fields).toMatch(/\bbeds: String(?!!)/);
  expect(fields).not.toMatch(/\b(?:area|slug|description):/);
});
