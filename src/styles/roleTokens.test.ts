import path from 'node:path';
import fs from 'node:fs';

const styles = path.resolve('src');
const tokens = fs.readFileSync(path.join(styles, 'styles/tokens.css'), 'utf8');

/** The palette: what is declared under “raw: colour”. */
const palette = [...(tokens.split('/* raw: colour */')[1]?.split('/* raw: type */')[0] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? '');

const modules = fs
  .readdirSync(styles, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => ({ name, css: fs.readFileSync(path.join(styles, name), 'utf8') }));

/** Colours written out; black in a mask is no colour. */
const colour = /#(?!000\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|var\((--[\w-]+)/gi;

test('components take colours from roles, never from the palette nor written out', () => {
  expect(palette).toContain('--ouro');
  const found = modules.flatMap(({ name, css }) =>
    [...css.replace(/url\("[^"]*"\)/g, '').matchAll(colour)]
      .filter(([, token]) => token === undefined || palette.includes(token))
      .map(([text]) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});
