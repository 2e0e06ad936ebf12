import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const isGlobal = (node: selectorParser.Node): boolean => node.type === 'pseudo' && node.value === ':global';

/** The class names of a CSS module, sorted, without those within `:global()`. */
export function classesIn(css: string): string[] {
  const names = new Set<string>();
  const parser = selectorParser((selectors) => {
    selectors.walk((node) => {
      if (isGlobal(node)) (node as selectorParser.Pseudo).nodes = [];
      else if (node.type === 'class') names.add(node.value);
    });
  });
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !(rule.parent as postcss.AtRule).name.endsWith('keyframes')) parser.processSync(rule.selector);
  });
  return [...names].sort();
}

/** The paths of all CSS modules of the site, sorted by name. */
export const cssModules = (): string[] =>
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join('src', file))
    .sort((a, b) => path.basename(a).localeCompare(path.basename(b), 'en'));

/** The types of the classes of each CSS module, for `src/cssModules.d.ts`. `tests/components/cssModules.test.ts` keeps the module names unique. */
export const cssModuleTypes = (): string =>
  `// Written by \`npm run types\`, and by builds outside CI: the classes of each CSS module.
${cssModules()
  .map((file) => {
    const classes = classesIn(fs.readFileSync(file, 'utf8'));
    return `declare module '*/${path.basename(file)}' {\n${classes.map((name) => `  export const ${name}: string;\n`).join('')}}\n`;
  })
  .join('')}`;
