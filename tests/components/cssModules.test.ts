import fs from 'node:fs';
import path from 'node:path';
import { classesIn, cssModules, cssModuleTypes } from '../../src/gatsby/bundle/cssModuleTypes';

test('the types of CSS modules are those of today’s classes: `npm run types` writes them', () => {
  expect(fs.readFileSync('src/cssModules.d.ts', 'utf8')).toBe(cssModuleTypes());
});

test('classes are read from nested rules and selectors, not from :global(), numbers, comments and addresses', () => {
  const css = `
    /* .comment */
    .card:is(.wide, .tall):not(:global(.btn)) > .words::before { background: url(/a.svg); margin: .5rem }
    @media (width < 56.25em) { .only { color: red } }
    @keyframes rise { from { top: 0 } 50.5% { top: 1px } }`;
  expect(classesIn(css)).toEqual(['card', 'only', 'tall', 'wide', 'words']);
});

// TypeScript sees a class that a view takes and no sheet has; nothing else sees a rule that no view takes.
test('every class of a CSS module is taken by a view', () => {
  const views = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join('src', file), 'utf8'));
  const unused = cssModules().flatMap((module) => {
    const users = views.flatMap((source) => {
      const css = new RegExp(String.raw`import \* as (\w+) from '[^']*/${path.basename(module)}'`).exec(source)?.[1];
      return css ? [{ source, css }] : [];
    });
    // css[name]: the names come from data
    if (users.some(({ source, css }) => source.includes(`${css}[`))) return [];
    return classesIn(fs.readFileSync(module, 'utf8'))
      .filter((name) => !users.some(({ source, css }) => new RegExp(String.raw`(?<![\w.:])${css}\.${name}\b`).test(source)))
      .map((name) => `${module}: no view takes .${name}`);
  });
  expect(unused).toEqual([]);
});

test('no two CSS modules have the same name, by which their types are told apart', () => {
  const names = cssModules().map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
