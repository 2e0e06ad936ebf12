import fs from 'node:fs';
import { shortClassName } from './shortClassName';

/** Every class of every style sheet that is a CSS module, with its file. */
const classes = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) => {
    const selectors = fs.readFileSync(`src/${file}`, 'utf8').replace(/\{[^{}]*\}|:global\([^)]*\)|\/\*[^]*?\*\//g, ' ');
    return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))].map((name) => [`src/${file}`, name] as const);
  });

test('no two classes of the site get the same name', () => {
  expect(classes.length).toBeGreaterThan(300);
  expect(new Set(classes.map(([file, name]) => shortClassName(file, name))).size).toBe(classes.length);
});

test('a name is one that CSS takes as it stands, and the same each time', () => {
  for (const [file, name] of classes) expect(shortClassName(file, name)).toMatch(/^[a-z][a-z0-9]{3}$/i);
  expect(shortClassName('src/a.module.css', 'b')).toBe(shortClassName('src/a.module.css', 'b'));
});
