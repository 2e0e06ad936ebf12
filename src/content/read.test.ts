import fs from 'node:fs';
import path from 'node:path';
import { readContent } from './read';
import { lines, projectWithContent, removeProjects } from '../../tests/support/content/content';

let root: string;

beforeEach(() => {
  root = projectWithContent();
});

afterAll(removeProjects);

const room = 'content/rooms/luxo.json';
const text = fs.readFileSync(room, 'utf8');
const put = (bytes: Buffer | string, name = room) => fs.writeFileSync(path.join(root, name), bytes);
const reported = () => lines(readContent(root).faults);

it('reads every file of the hotel', () => {
  expect(reported()).toEqual([]);
  expect(readContent(root).files.find(({ file }) => file === room)).toEqual({ kind: 'Room', file: room, data: JSON.parse(text) as unknown });
});

it.each([
  ['nothing', '', 'the file is empty; copy a neighbouring file and change it'],
  ['a byte order mark', `\uFEFF${text}`, 'it begins with a byte order mark; save it as UTF-8 without BOM'],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'it is saved as UTF-16; save it as UTF-8'],
  ['Latin-1', Buffer.from(text, 'latin1'), 'it is not UTF-8: look at line'],
  ['half of it', text.slice(0, text.length / 2), 'broken JSON at line'],
  ['a comment', `// rooms\n${text}`, 'broken JSON at line 1, column 1: JSON allows no comments'],
  ['NaN', text.replace('"order": 40', '"order": NaN'), 'broken JSON at line 4, column 12: a word that JSON does not know'],
  ['lists in lists without end', '['.repeat(100_000), 'groups stand within groups more than 64 deep'],
  ['three megabytes', `${text}${' '.repeat(3_000_000)}`, 'it is larger than 2 MB'],
])('reports %s', (_, bytes, problem) => {
  put(bytes);
  expect(reported()[0]).toContain(`fault ${room} : ${problem}`);
});

it('reports a duplicate key, and one that JavaScript would drop', () => {
  put('{ "slug": "luxo", "occupancy": { "min": 1, "__proto__": { "max": 3 }, "min": 2 } }');
  expect(reported()).toEqual([
    `fault ${room} occupancy.__proto__: nobody knows this name; take it out`,
    `fault ${room} occupancy.min: the name stands twice, again at line 1, column 71; keep one of the two`,
  ]);
});

it('reports a folder, a broken symbolic link and a circular one in place of a file', () => {
  fs.mkdirSync(path.join(root, 'content/rooms/folder.json'));
  fs.symlinkSync('nowhere.json', path.join(root, 'content/rooms/broken.json'));
  fs.symlinkSync('circle.json', path.join(root, 'content/rooms/circle.json'));
  expect(reported()).toEqual([
    'fault content/rooms/broken.json : the file is missing; put it back: the site needs it',
    'fault content/rooms/circle.json : it is a link that leads back to itself; put the file itself here',
    'fault content/rooms/folder.json : it is a folder, though its name is that of a file; rename the folder',
  ]);
});

it('reports a missing file of a kind that has one file', () => {
  fs.rmSync(path.join(root, 'content/site.json'));
  expect(reported()).toEqual(['fault content/site.json : the file is missing; put it back: the site needs it']);
});

it('reports a file that nothing reads', () => {
  put(text, 'content/luxo.json');
  put(text, 'content/rooms/luxo-2.JSON');
  fs.mkdirSync(path.join(root, 'content/romos'));
  put(text, 'content/romos/luxo.json');
  fs.mkdirSync(path.join(root, 'content/rooms/old'));
  put(text, 'content/rooms/old/luxo.json');
  expect(reported()).toEqual([
    expect.stringContaining('fault content/luxo.json : nobody reads a file of this name here; put it straight into one of: content/rooms, '),
    'fault content/romos/luxo.json : nobody reads a file of this name here; did you mean content/rooms?',
    'fault content/rooms/luxo-2.JSON : nobody reads a file of this name here; end its name in .json, in small letters',
    expect.stringContaining('fault content/rooms/old/luxo.json : nobody reads a file of this name here; put it straight into one of: content/rooms, '),
  ]);
});

it('ignores hidden folders, as Gatsby does', () => {
  fs.mkdirSync(path.join(root, 'content/.drafts'));
  put('{', 'content/.drafts/room.json');
  expect(reported()).toEqual([]);
});
