import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { isIgnored } from '../../content/ignoredFiles';
import { withFallback, type Messages } from '../../i18n/withFallback';
import { languages, type Language, sourceLanguage } from '../../site';

/** All namespaces, by the files of the first language. */
export const allNamespaces = (): string[] =>
  fs
    .readdirSync('locales/pt')
    .filter((file) => !isIgnored(file))
    .map((file) => path.basename(file, '.json'))
    .sort();

const fileOf = (language: Language, namespace: string): string => path.resolve('locales', language, `${namespace}.json`);

const messagesIn = (file: string): Messages => (fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Messages) : {});

/** The texts of a namespace in a language, with Portuguese for missing ones. The file of a language may be missing. */
export const readMessages = (language: Language, namespace: string): Messages =>
  withFallback(messagesIn(fileOf(language, namespace)), messagesIn(fileOf(sourceLanguage, namespace)));

const owner = { name: 'gatsby-plugin-react-i18next' };

type NodeArgs = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;

/** Creates the `Locale` of a namespace in each language: as gatsby-plugin-react-i18next would, but with texts that a language lacks. */
async function createLocalesOf(namespace: string, { actions, createNodeId, createContentDigest }: NodeArgs): Promise<void> {
  for (const language of languages) {
    const data = JSON.stringify(readMessages(language, namespace));
    const id = createNodeId(`words of ${namespace} in ${language}`);
    await actions.createNode({ id, language, ns: namespace, data, internal: { type: 'Locale', contentDigest: createContentDigest(data) } }, owner);
  }
}

/** Creates the interface texts from `locales/`. */
export async function createLocales(args: NodeArgs): Promise<void> {
  for (const namespace of allNamespaces()) await createLocalesOf(namespace, args);
}

/** Creates the texts of a namespace again when one of its files changes in develop mode. */
export async function updateLocales({ node, ...args }: NodeArgs & Pick<CreateNodeArgs, 'node'>): Promise<void> {
  if (node.internal.type === 'File' && node.sourceInstanceName === 'locale') await createLocalesOf(String(node.name), args);
}
