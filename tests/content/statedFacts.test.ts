import fs from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../../src/site';

// Content states only facts in docs/hotel-rules.md: no invented gift, rule, size or percentage (docs/hotel-rules.md 1.3).

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const filesUnder = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .map((file) => path.join(folder, file));

function* textsOf(value: Json, language: Language | null = null): Generator<readonly [Language | null, string]> {
  if (typeof value === 'string') yield [language, value];
  else if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* textsOf(one, language);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* textsOf(one, languages.find((known) => known === key) ?? language);
}

const texts = [...filesUnder('content'), ...languages.flatMap((language) => filesUnder(`locales/${language}`))].flatMap((file) => {
  const own = languages.find((language) => file.startsWith(`locales/${language}/`)) ?? null;
  return [...textsOf(JSON.parse(fs.readFileSync(file, 'utf8')) as Json, own)].flatMap(([language, text]) => (language ? [{ file, language, text }] : []));
});
const numbers = (text: string, unit: string): number[] =>
  [...text.matchAll(new RegExp(`(\\d+(?:[.,\u00a0\u202f]\\d{3})*)[\\s\u00a0\u202f]?${unit}`, 'g'))].map(([, figure = '']) => Number(figure.replace(/\D/g, '')));

/** The allowed percentages by file (docs/hotel-rules.md 4.5, 6.2). */
const percentages: Readonly<Record<string, readonly number[]>> = {
  'content/offers/anos-dourados.json': [35, 20, 50],
  'content/offers/family-plan.json': [50],
  'content/offers/ferias-de-julho.json': [40],
  'content/offers/fim-de-semana.json': [40, 30],
  // teasers: offers of up to 35% off
  'content/packages.json': [35],
  'content/spa/pacotes.json': [50],
  'content/stay-rules.json': [90],
};

test('every percentage is named in docs/hotel-rules.md, in the right file', () => {
  const made = texts.filter(({ file, text }) => numbers(text, '%').some((figure) => !percentages[file]?.includes(figure)));
  expect(made).toEqual([]);
});

test('every area is named in docs/hotel-rules.md 5.1 or 7.3', () => {
  const areas = [25, 27, 30, 35, 75, 110, 115, 6000];
  expect(texts.filter(({ text }) => numbers(text, 'm²').some((figure) => !areas.includes(figure)))).toEqual([]);
});

/** Words of permission, prohibition, gifts and superlatives. */
const rulesAndGifts: Readonly<Record<Language, RegExp>> = {
  pt: /acompanhad|permitid|proibid|obrigaç|opciona|bem-vind|de graça|cortesia|bilhete|esperam você|antes de todos|sapatos na porta|o menor dos|mais folgado/i,
  en: /accompanied|allowed|admitted|forbidden|duty|optional|comes? free|complimentary|welcome$|a note and|before anyone|shoes at the door|smallest of|roomiest/i,
  fr: /accompagné|permis|interdit|obligation|en option|est offert|bienvenu|un mot et|avant tout le monde\.|chaussures à la porte|plus petit des|plus spacieux/i,
};

test.each(languages)('no text invents a rule, gift or superlative, in %s', (language) => {
  const made = texts.filter(({ file, language: own, text }) => file.startsWith('content/') && own === language && rulesAndGifts[language].test(text));
  expect(made).toEqual([]);
});

/** Unknown facts are left out (docs/hotel-rules.md 1.3), and developers' notes are not shown. */
const notForGuests: Readonly<Record<Language, RegExp>> = {
  pt: /sob consulta|a confirmar|outro texto|não é a planta|já aconteceu/i,
  en: /on request|to be confirmed|another text|not its plan|it happened here/i,
  fr: /sur demande|autre texte|pas le plan|cela s’est vu/i,
};

test.each(languages)('no text says “on request” or contains notes of the developers, in %s', (language) => {
  expect(texts.filter(({ language: own, text }) => own === language && notForGuests[language].test(text))).toEqual([]);
});
