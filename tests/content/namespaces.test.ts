import fs from 'node:fs';
import path from 'node:path';

// Every page queries the namespaces that its views use, and no others; a lazy component loads those on demand that it uses.

const namespacesNamed = /useTranslation\(\[([^\]]*)\]/g;
const imports = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$|\bimport\('(\.[^']+)'\)/gm;
const quoted = (list: string): string[] => [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '');

function fileOf(from: string, address: string): string | undefined {
  const base = path.resolve(path.dirname(from), address);
  return ['.tsx', '.ts'].map((extension) => `${base}${extension}`).find((file) => fs.existsSync(file));
}

/** The namespaces used by a file and its imports, static or dynamic. Namespaces on demand are loaded differently. */
function namespacesShownBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = fs.readFileSync(file, 'utf8');
  const namespaces = new Set([...source.matchAll(namespacesNamed)].flatMap(([, list]) => quoted(list ?? '')));
  for (const [, first, later] of source.matchAll(imports)) {
    const next = fileOf(file, first ?? later ?? '');
    if (next) namespacesShownBy(next, seen).forEach((namespace) => namespaces.add(namespace));
  }
  return namespaces;
}

const pages = ['src/pages', 'src/templates'].flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)));

test.each(pages)('%s queries exactly the namespaces that it uses', (page) => {
  const [, asked] = /ns: { in: \[([^\]]*)\]/.exec(fs.readFileSync(page, 'utf8')) ?? [];
  expect(quoted(asked ?? '').sort()).toEqual([...namespacesShownBy(page)].sort());
});

const namespacesOnDemandNamed = /useMessages\('([^']+)'\)/g;
const staticImports = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$/gm;
const listed = /export const namespaces[^=]*= (\[[\s\S]*?\])(?: as const)?;/;

/** The namespaces on demand used by a file and its static imports. */
function onDemandIn(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = fs.readFileSync(file, 'utf8');
  const names = new Set([...source.matchAll(namespacesOnDemandNamed)].map(([, name]) => name ?? ''));
  for (const [, address] of source.matchAll(staticImports)) {
    const next = fileOf(file, address ?? '');
    if (next) onDemandIn(next, seen).forEach((name) => names.add(name));
  }
  return names;
}

const lazyModules = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('src', name))
  .filter((file) => file.endsWith('.tsx') && listed.test(fs.readFileSync(file, 'utf8')));

test.each(lazyModules)('%s loads the namespaces on demand that it uses', (file) => {
  const [, list = ''] = listed.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const names = [...list.matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  expect([...onDemandIn(file)].filter((name) => !names.includes(name))).toEqual([]);
});
