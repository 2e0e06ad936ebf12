import { kinds, type KindName } from './kinds';

const bySource = new Map<string, KindName>(Object.entries(kinds).map(([name, { source }]) => [source, name as KindName]));

interface JsonFile {
  readonly sourceInstanceName?: unknown;
  readonly relativePath?: unknown;
}

/** The GraphQL type of a JSON file: by its folder in `content/`, or by its name if it is directly in `content/`. */
export function contentTypeName({ node }: { node: JsonFile }): string {
  if (node.sourceInstanceName !== 'content') return 'LocaleFile';
  const relative = String(node.relativePath);
  return bySource.get(relative) ?? bySource.get(relative.split('/')[0] ?? '') ?? 'LocaleFile';
}
