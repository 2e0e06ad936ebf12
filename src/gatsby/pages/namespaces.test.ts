import fs from 'node:fs';
import path from 'node:path';
import { messageTypes } from '../schema/writeQueryTypes';
import { modulesOf, modulesOfSite, namespacesOfPage, namespacesOnDemand, sourceOf } from './namespaces';
import { temporaryFolder } from '../../../tests/support/folders';

const folder = temporaryFolder();

test('a page has the namespaces of its views and of all that they import, also on demand, but not of types', () => {
  const files = {
    'Page.tsx': `import { View } from './View';\nimport type { Other } from './Other';\nconst { t } = useI18n(['menu', 'rooms']);`,
    'View.tsx': `export { name } from './texts';\nconst lazy = () => import(/* webpackChunkName: "lazy" */ './Lazy');`,
    'texts.ts': `import {\n  a,\n  b,\n} from './hooks';`,
    'hooks.ts': `const { t } = useI18n(['common', 'rooms']);`,
    'Lazy.tsx': `const { t } = useI18n(['trip']);\nconst m = useMessages('calendar');`,
    'Other.tsx': `const { t } = useI18n(['spa']);`,
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

test('words in comments and texts are not calls', () => {
  const file = path.join(folder, 'Quoted.tsx');
  fs.writeFileSync(file, "// useI18n(['spa'])\nconst text = `useMessages('map')`;");
  expect(sourceOf(file)).toMatchObject({ ofPage: [], onDemand: [] });
});

test.each([
  ['useI18n(names);', "write useI18n(['one', 'other'])"],
  ["useI18n('rooms');", "write useI18n(['one', 'other'])"],
  ["useI18n(['rooms', more]);", "write useI18n(['one', 'other'])"],
  ['useMessages(name);', "write useMessages('one')"],
  ['messagesOf(`map`, language);', "write messagesOf('one')"],
  ['const read = useMessages;', 'call useMessages directly'],
  ["import { useI18n as use } from '../hooks/useI18n';", 'call useI18n by its own name'],
  ['import(address);', 'write import() with the address itself'],
])('%s stops the build, with file and line', (code, message) => {
  const file = path.join(folder, `${String(Math.abs([...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)))}.ts`);
  fs.writeFileSync(file, `const before = 1;\n${code}`);
  expect(() => sourceOf(file)).toThrow(`${path.relative('', file)}:2: ${message}`);
});

const read = (file: string) => fs.readFileSync(path.resolve(file), 'utf8');
const listIn = (file: string) => /export const namespaces\b[^;]*/.exec(read(file))?.[0];
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

test.each(
  modulesOfSite()
    .filter(listIn)
    .map((file) => path.relative('', file)),
)('%s lists the namespaces on demand that it uses', (file) => {
  // those with a language as the second argument are loaded by themselves
  const used = [...modulesOf(path.resolve(file), { lazy: false })].flatMap((module) => namesIn(read(module), /\b(?:useMessages|messagesOf)\('(\w+)'\)/g));
  expect(namesIn(listIn(file) ?? '', /name: '(\w+)'/g)).toEqual(expect.arrayContaining(used));
});
