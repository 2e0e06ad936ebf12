import fs from 'node:fs';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { stateOf } from '../internals';
import { cssModuleTypes } from '../bundle/cssModuleTypes';
import { allNamespaces } from './locales';

/** Whether this build only generates the types of queries: `npm run types`. */
export const areOnlyTypesWanted = (): boolean => process.env.QUERY_TYPES_ONLY === 'true';

/** Uses functions of Gatsby that are not public API (`../internals.test.ts`). Call from `onPostBootstrap` on. */
export async function writeQueryTypes({ store, reporter }: Pick<ParentSpanPluginArgs, 'store'> & { readonly reporter: Reporter }): Promise<void> {
  const { graphQLTypegen } = await import('gatsby/dist/services/graphql-typegen');
  await graphQLTypegen({ program: stateOf(store).program, store, reporter } as unknown as Parameters<typeof graphQLTypegen>[0]);
}

/** The types of the keys of all texts, by their namespaces, for `src/i18n.d.ts`. */
export function messageTypes(): string {
  const names = allNamespaces();
  return `import 'i18next';
${names.map((name) => `import type ${name} from '../locales/pt/${name}.json';\n`).join('')}
// Written by \`npm run types\`, and by builds outside CI: the Portuguese files type the keys of every translation.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
${names.map((name) => `      ${name}: typeof ${name};\n`).join('')}    };
  }
}
`;
}

const generated = { 'src/i18n.d.ts': messageTypes, 'src/cssModules.d.ts': cssModuleTypes };

/** Writes the types of texts and of CSS modules if they differ; returns the files that changed. */
export const writeSourceTypes = (): string[] =>
  Object.entries(generated).flatMap(([file, typesOf]) => {
    const types = typesOf();
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === types) return [];
    fs.writeFileSync(file, types);
    return [file];
  });
