import fs from 'node:fs';
import path from 'node:path';
import { wordsOfOffer } from '../../../src/gatsby/schema/wordsOfOffers';
import type { AllFacts, Facts } from '../../../src/gatsby/publish/facts/readFacts';
import { byLanguage, languages, type Language } from '../../../src/site';
import { wordsOf } from './words';

type Data = Readonly<Record<string, unknown>>;

const isText = (value: Data): boolean => 'pt' in value && Object.keys(value).every((key) => (languages as readonly string[]).includes(key));

/** A content value as GraphQL returns it in a language: texts as strings, pictures as files. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const data = value as Data;
  if (isText(data)) return data[language] ?? data.pt;
  const own = Object.fromEntries(Object.entries(data).map(([key, one]) => [key, inLanguage(one, language)]));
  if (typeof data.file !== 'string') return own;
  const file = {
    absolutePath: path.resolve('content', 'pages', data.file),
    internal: { contentDigest: data.file },
    childImageSharp: { jpeg: { src: `/static/${path.basename(data.file)}` } },
  };
  return { ...own, focus: data.focus ?? null, file };
}

const read = (file: string): Data => JSON.parse(fs.readFileSync(file, 'utf8')) as Data;

function listOf(folder: string, language: Language, missing: Data = {}) {
  const files = fs.readdirSync(path.resolve('content', folder)).filter((name) => name.endsWith('.json'));
  const nodes = files.map((name) => inLanguage({ ...missing, ...read(path.resolve('content', folder, name)) }, language));
  return { nodes: nodes.sort((a, b) => (a as { order: number }).order - (b as { order: number }).order) };
}

function factsIn(language: Language): Facts {
  const one = (file: string) => inLanguage(read(path.resolve('content', file)), language);
  const pages = listOf('pages', language, { picture: null }).nodes as Data[];
  const offers = listOf('offers', language).nodes as { path: string | null; name: string; intro: string; terms: Data[] }[];
  const ofOffers = offers
    .flatMap((offer) => (offer.path === null ? [] : [{ ...wordsOfOffer({ ...offer, path: offer.path }), picture: null }]))
    .filter(({ path: own }) => !pages.some((page) => page.path === own));
  return {
    hotel: one('site.json'),
    stayRules: one('stay-rules.json'),
    pages: { nodes: [...pages.filter(({ slug }) => slug !== '404'), ...ofOffers] },
    rooms: listOf('rooms', language),
    restaurants: listOf('restaurants', language),
    bars: listOf('bars', language),
    meals: listOf('dining', language),
    facilities: listOf('facilities', language),
    offers: { nodes: offers.map((offer) => ({ ...offer, terms: offer.terms.map((term) => ({ roomCodes: null, ...term })) })) },
    spaces: listOf('event-spaces', language),
    navigation: one('navigation.json'),
    words: { common: wordsOf(language, 'common'), rooms: wordsOf(language, 'rooms') },
  } as unknown as Facts;
}

/** The facts in the hotel's own content, as a build reads them. */
export const contentFacts = (): AllFacts => byLanguage(factsIn);
