import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// The interface texts that a page needs are found in the syntax trees of its modules: views name their namespaces by `useI18n([…])`, those that are read on
// demand by `useMessages('…')` and `messagesOf('…')`. Any other form stops the build (docs/decisions/0030-messages-found-by-the-build.md).

const ofPage = 'useI18n';
const onDemand: readonly string[] = ['useMessages', 'messagesOf'];
const definitions = ['src/hooks/useI18n.ts', 'src/i18n/useMessages.ts'].map((file) => path.resolve(file));

/** The data of one module. A build reads each once; develop mode gives a page all namespaces. */
interface Source {
  readonly ofPage: readonly string[];
  readonly onDemand: readonly string[];
  /** Files that it imports statically, as absolute paths. */
  readonly imports: readonly string[];
  /** Files that it imports by `import()`. */
  readonly lazyImports: readonly string[];
}
const sources = new Map<string, Source>();

const isText = (node: ts.Node | undefined): node is ts.StringLiteral => node !== undefined && ts.isStringLiteral(node);

/** The module of a relative address; none for a package, a style sheet or data. */
function modulesAt(file: string, address: string): string[] {
  if (!address.startsWith('.')) return [];
  const base = path.resolve(path.dirname(file), address);
  return ['.tsx', '.ts'].map((extension) => `${base}${extension}`).filter((module) => fs.existsSync(module));
}

/** @throws Error if namespaces are named in an unknown form */
export function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = { ofPage: [] as string[], onDemand: [] as string[], imports: [] as string[], lazyImports: [] as string[] };

  const stop = (node: ts.Node, message: string): never => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    throw new Error(`${path.relative('', file)}:${line + 1}: ${message}; the build finds a page's words by it`);
  };
  const readCall = ({ arguments: [first] }: ts.CallExpression, name: string, callee: ts.Node): void => {
    if (name === ofPage) {
      if (first && !(ts.isArrayLiteralExpression(first) && first.elements.every(isText)))
        stop(callee, `write ${name}(['one', 'other']), with the names themselves`);
      else if (first && ts.isArrayLiteralExpression(first)) found.ofPage.push(...first.elements.filter(isText).map(({ text }) => text));
    } else if (isText(first)) found.onDemand.push(first.text);
    else stop(callee, `write ${name}('one'), with the name itself`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node) ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly;
      if (!isType && isText(node.moduleSpecifier)) found.imports.push(...modulesAt(file, node.moduleSpecifier.text));
      const bindings = ts.isImportDeclaration(node) && node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { propertyName } of bindings.elements)
          if (propertyName && [ofPage, ...onDemand].includes(propertyName.text)) stop(propertyName, `call ${propertyName.text} by its own name`);
      return;
    }
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      if (expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [address] = node.arguments;
        if (isText(address)) found.lazyImports.push(...modulesAt(file, address.text));
        else stop(node, 'write import() with the address itself');
      } else if (ts.isIdentifier(expression) && !definitions.includes(file) && [ofPage, ...onDemand].includes(expression.text)) {
        readCall(node, expression.text, expression);
        node.arguments.forEach(visit);
        return;
      }
    }
    if (ts.isIdentifier(node) && !definitions.includes(file) && [ofPage, ...onDemand].includes(node.text)) stop(node, `call ${node.text} directly`);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  sources.set(file, found);
  return found;
}

/** The module and everything that it imports; with `lazy` also by `import()`. */
export function modulesOf(file: string, { lazy }: { lazy: boolean }, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const { imports, lazyImports } = sourceOf(file);
  for (const next of lazy ? [...imports, ...lazyImports] : imports) modulesOf(next, { lazy }, found);
  return found;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

export const namespacesOfPage = (component: string): string[] => sorted([...modulesOf(component, { lazy: true })].flatMap((file) => sourceOf(file).ofPage));

export const modulesOfSite = (): string[] =>
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => path.resolve('src', name));

/** The namespaces that some module of the site reads on demand, sorted. */
export const namespacesOnDemand = (): string[] => sorted(modulesOfSite().flatMap((file) => sourceOf(file).onDemand));
