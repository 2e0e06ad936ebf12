import type { BuildArgs } from 'gatsby';
import type common from '../../../../locales/pt/common.json';
import type rooms from '../../../../locales/pt/rooms.json';
import { languages, type Language } from '../../../site';
import { factsQuery } from './factsQuery';

type Answer = Queries.PublishedFactsQuery;

/** Namespaces that structured data shares with the pages. */
interface FactWords {
  readonly common: typeof common;
  readonly rooms: typeof rooms;
}

/** The facts of the hotel in one language: the same data that its pages query. */
export type Facts = Omit<Answer, 'words'> & { readonly words: FactWords };

/** A picture of content, as the facts have it. */
export type FactPicture = Facts['rooms']['nodes'][number]['pictures'][number];

/** The facts of every language, by language. */
export type AllFacts = Readonly<Record<Language, Facts>>;

/**
 * Queries everything that is published beside the pages: structured data, link previews, open data.
 * @throws where the query fails
 */
export async function readFacts({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<AllFacts> {
  const read = async (language: Language): Promise<[Language, Facts]> => {
    const answer: { data?: Answer; errors?: unknown } = await graphql<Answer>(factsQuery, { language });
    const { data } = answer;
    if (!data) throw new Error('The facts of the hotel cannot be read.', { cause: answer.errors });
    const words: unknown = Object.fromEntries(data.words.nodes.map((node) => [node.ns, JSON.parse(node.data) as unknown]));
    return [language, { ...data, words: words as FactWords }];
  };
  return Object.fromEntries(await Promise.all(languages.map(read))) as Record<Language, Facts>;
}
