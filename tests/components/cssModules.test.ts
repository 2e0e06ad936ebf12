import path from 'node:path';
import fs from 'node:fs';

// Nothing else sees a class that was renamed on one side only: the view takes `undefined`, and the rule matches nothing.

const filesUnder = (folder: string): string[] => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const files = filesUnder('src');
const notSelectors = /\/\*[\s\S]*?\*\/|'[^']*'|url\([^)]*\)|:global\([^)]*\)|\d*\.\d+/g;
const classesIn = (module: string): Set<string> => {
  const selectors = fs.readFileSync(module, 'utf8').replace(notSelectors, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
};

interface Use {
  readonly view: string;
  readonly module: string;
  readonly source: string;
  /** The name of the import. */
  readonly css: string;
}
const uses: readonly Use[] = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((view) => {
    const source = fs.readFileSync(view, 'utf8');
    return [...source.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].map(([, css = '', specifier = '']) => ({
      view,
      module: path.join(path.dirname(view), specifier),
      source,
      css,
    }));
  });

test('every class that a view takes from a CSS module has a rule there', () => {
  const undefinedClasses = uses.flatMap(({ view, module, source, css }) => {
    const known = classesIn(module);
    return [...source.matchAll(new RegExp(String.raw`(?<![\w.:])${css}\.(\w+)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${view}: ${module} has no .${name}`);
  });
  expect(undefinedClasses).toEqual([]);
});

test('every class of a CSS module is taken by a view', () => {
  const unused = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((module) => {
      const users = uses.filter((use) => use.module === module);
      // css[name]: the names come from data
      if (users.some(({ source, css }) => source.includes(`${css}[`))) return [];
      return [...classesIn(module)]
        .filter((name) => !users.some(({ source, css }) => new RegExp(String.raw`(?<![\w.:])${css}\.${name}\b`).test(source)))
        .map((name) => `${module}: no view takes .${name}`);
    });
  expect(uses.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});

test('no two CSS modules have the same name, since class names bear no hash', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
