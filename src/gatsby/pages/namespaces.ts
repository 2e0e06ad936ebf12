import fs from 'node:fs';
import path from 'node:path';

// The words of the interface that a page needs are found in its sources: views name their namespaces by `useTranslation([…])`, those that are read on demand by
// `useMessages('…')` and `messagesOf('…')`.

const ofPage = /useTranslation\(\[([^\]]*)\]/g;
const onDemand = /\b(?:useMessages|messagesOf)\('([^']+)'[,)]/g;
const imports = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$|\bimport\((?:\/\*.*?\*\/ )?'(\.[^']+)'\)/gm;

/** What is known of one module. A build reads each once; the editor's saves are seen by develop mode, which gives a page all namespaces. */
interface Source {
  readonly namespaces: readonly string[];
  readonly imported: readonly string[];
}
const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = fs.readFileSync(file, 'utf8');
  const found = {
    namespaces: [...text.matchAll(ofPage)].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)),
    imported: [...text.matchAll(imports)].flatMap(([, first, later]) => {
      const base = path.resolve(path.dirname(file), first ?? later ?? '');
      return ['.tsx', '.ts'].map((extension) => `${base}${extension}`).filter((module) => fs.existsSync(module));
    }),
  };
  sources.set(file, found);
  return found;
}

/** The module and everything that it imports, statically or dynamically. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of sourceOf(file).imported) modulesOf(next, found);
  return found;
}

/**
 * The namespaces that the views of a page use, sorted.
 * @param component the module of the page, as an absolute path
 */
export const namespacesOfPage = (component: string): string[] => [...new Set([...modulesOf(component)].flatMap((file) => sourceOf(file).namespaces))].sort();

/** All namespaces, by the files of the first language. */
export const allNamespaces = (): string[] =>
  fs
    .readdirSync('locales/pt')
    .map((file) => path.basename(file, '.json'))
    .sort();

/** The namespaces that some view of the site reads on demand, sorted. */
export const namespacesOnDemand = (): string[] =>
  [
    ...new Set(
      fs
        .readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx$/.test(file))
        .flatMap((file) => [...fs.readFileSync(path.join('src', file), 'utf8').matchAll(onDemand)].map(([, name = '']) => name)),
    ),
  ].sort();
