import { createLocalizedExtension } from './localized';

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
