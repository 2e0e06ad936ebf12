import fs from 'node:fs';
import path from 'node:path';

/** The queries in docs/graphql.md, by name. */
export const documentedQueries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...fs.readFileSync('docs/graphql.md', 'utf8').matchAll(/^```graphql\n(query (\w+)[\s\S]*?)^```$/gm)].map(([, query = '', name = '']) => [name, query]),
  );

const questions = 'documented-queries.json';
const answers = 'documented-answers.json';

/** Lets the build of a copy answer the queries, on its own schema and content. */
export function answerQueries(copy: string): void {
  fs.writeFileSync(path.join(copy, questions), JSON.stringify(documentedQueries()));
  fs.appendFileSync(
    path.join(copy, 'gatsby-node.ts'),
    `
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ graphql }) => {
  const { readFileSync, writeFileSync } = await import('node:fs');
  const queries = Object.entries(JSON.parse(readFileSync('${questions}', 'utf8')) as Record<string, string>);
  const answers = await Promise.all(queries.map(async ([name, query]) => [name, await graphql(query)]));
  writeFileSync('${answers}', JSON.stringify(Object.fromEntries(answers)));
};
`,
  );
}

interface Answer {
  readonly data?: Readonly<Record<string, { readonly nodes: readonly Readonly<Record<string, unknown>>[] }>>;
  readonly errors?: readonly object[];
}

/** What the build of a copy answered, by the name of the query. */
export const answersOf = (copy: string): Readonly<Record<string, Answer>> =>
  JSON.parse(fs.readFileSync(path.join(copy, answers), 'utf8')) as Record<string, Answer>;
