import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageTypes } from '../schema/writeQueryTypes';
import { namespacesOfPage, namespacesOnDemand } from './namespaces';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'namespaces-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a page has the namespaces of its views and of all that they import, also on demand, but not of types', () => {
  const files = {
    'Page.tsx': `import { View } from './View';\nimport type { Other } from './Other';\nconst { t } = useTranslation(['menu', 'rooms']);`,
    'View.tsx': `export { name } from './words';\nconst lazy = () => import(/* webpackChunkName: "lazy" */ './Lazy');`,
    'words.ts': `import {\n  a,\n  b,\n} from './hooks';`,
    'hooks.ts': `const { t } = useTranslation(['common', 'rooms']);`,
    'Lazy.tsx': `const { t } = useTranslation(['trip']);\nconst m = useMessages('calendar');`,
    'Other.tsx': `const { t } = useTranslation(['spa']);`,
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  expect(namespacesOfPage(path.join(folder, 'Page.tsx'))).toEqual(['common', 'menu', 'rooms', 'trip']);
});

test.each(['src/pages/404.tsx', 'src/templates/Room.tsx'])('%s has the words of header and footer', (page) => {
  expect(namespacesOfPage(path.resolve(page))).toEqual(expect.arrayContaining(['common', 'drawer', 'footer', 'menu']));
});

test('what is read on demand is found, and is in no page', () => {
  const onDemand = namespacesOnDemand();
  expect(onDemand).toEqual(expect.arrayContaining(['announcement', 'calendar', 'lightbox']));
  const ofPages = fs.readdirSync('src/pages').flatMap((page) => namespacesOfPage(path.resolve('src/pages', page)));
  expect(onDemand.filter((name) => ofPages.includes(name))).toEqual([]);
});

test('the types of the words are those of today’s namespaces: `npm run types` writes them', () => {
  expect(fs.readFileSync('src/i18n.d.ts', 'utf8')).toBe(messageTypes());
});

// A lazy component loads the namespaces on demand that it and its static imports use.

const onDemandNamed = /useMessages\('([^']+)'\)/g;
const staticImports = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$/gm;
const listed = /export const namespaces[^=]*= (\[[\s\S]*?\])(?: as const)?;/;

function onDemandIn(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = fs.readFileSync(file, 'utf8');
  const names = new Set([...source.matchAll(onDemandNamed)].map(([, name = '']) => name));
  for (const [, address = ''] of source.matchAll(staticImports)) {
    const base = path.resolve(path.dirname(file), address);
    const next = ['.tsx', '.ts'].map((extension) => `${base}${extension}`).find((module) => fs.existsSync(module));
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
