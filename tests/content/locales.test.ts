import fs from 'node:fs';
import { defaultLanguage, languages } from '../../src/site';

type Words = { readonly [key: string]: string | Words };

const areas = fs.readdirSync(`locales/${defaultLanguage}`);
const read = (language: string, area: string): Words => JSON.parse(fs.readFileSync(`locales/${language}/${area}`, 'utf8')) as Words;

function* entriesOf(words: Words, parents: string[] = []): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield [[...parents, key].join('.'), value];
    else yield* entriesOf(value, [...parents, key]);
  }
}

const placeholders = (text: string): string[] => (text.match(/{{[^}]+}}/g) ?? []).sort();

describe.each(languages.filter((language) => language !== defaultLanguage))('the words in %s', (language) => {
  it('have the same namespaces as Portuguese', () => {
    expect(fs.readdirSync(`locales/${language}`)).toEqual(areas);
  });

  it.each(areas)('%s has the keys and placeholders of Portuguese', (area) => {
    const portuguese = new Map(entriesOf(read(defaultLanguage, area)));
    const translated = new Map(entriesOf(read(language, area)));
    expect([...translated.keys()].sort()).toEqual([...portuguese.keys()].sort());
    for (const [key, text] of portuguese) expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });
});

it('no word is empty, and none holds markup', () => {
  for (const language of languages)
    for (const area of areas)
      for (const [key, text] of entriesOf(read(language, area))) {
        expect([language, area, key, text.trim()]).not.toEqual([language, area, key, '']);
        expect(text).not.toMatch(/[<>]/);
      }
});
