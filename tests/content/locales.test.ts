import fs from 'node:fs';
import { slipsIn } from '../../src/content/rules/typography';
import { defaultLanguage, languages } from '../../src/site';
import { promisedLanguages } from '../support/content/content';

type Messages = { readonly [key: string]: string | Messages };

const areas = fs.readdirSync(`locales/${defaultLanguage}`);
const areasOf = (language: string) => fs.readdirSync(`locales/${language}`);
const read = (language: string, area: string): Messages => JSON.parse(fs.readFileSync(`locales/${language}/${area}`, 'utf8')) as Messages;

function* entriesOf(messages: Messages, parents: string[] = []): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [[...parents, key].join('.'), value];
    else yield* entriesOf(value, [...parents, key]);
  }
}

const placeholders = (text: string): string[] => (text.match(/{{[^}]+}}/g) ?? []).sort();

describe.each(languages.filter((language) => language !== defaultLanguage))('the words in %s', (language) => {
  const isComplete = promisedLanguages.includes(language);

  it('have the namespaces of Portuguese', () => {
    expect(areas).toEqual(isComplete ? areasOf(language) : expect.arrayContaining(areasOf(language)));
  });

  it.each(areasOf(language))('%s has the keys and placeholders of Portuguese', (area) => {
    const portuguese = new Map(entriesOf(read(defaultLanguage, area)));
    const translated = [...entriesOf(read(language, area))];
    const keys = translated.map(([key]) => key).sort();
    expect([...portuguese.keys()].sort()).toEqual(isComplete ? keys : expect.arrayContaining(keys));
    for (const [key, text] of translated) expect([key, placeholders(text)]).toEqual([key, placeholders(portuguese.get(key) ?? '')]);
  });
});

it('no word is empty, and none holds markup', () => {
  for (const language of languages)
    for (const area of areasOf(language))
      for (const [key, text] of entriesOf(read(language, area))) {
        expect([language, area, key, text.trim()]).not.toEqual([language, area, key, '']);
        expect(text).not.toMatch(/[<>]/);
      }
});

/** “Carregando...” has three dots by the specification, and the line for reception is in Portuguese in every language. */
const withTyposOfTheirOwn: readonly string[] = ['common.json loading', 'common.json reception'];

it('the words follow the typography of content', () => {
  const slips = languages.flatMap((language) =>
    areasOf(language).flatMap((area) =>
      [...entriesOf(read(language, area))]
        .filter(([key, text]) => !withTyposOfTheirOwn.includes(`${area} ${key}`) && slipsIn(text, language).length > 0)
        .map(([key]) => `${language} ${area} ${key}`),
    ),
  );
  expect(slips).toEqual([]);
});
