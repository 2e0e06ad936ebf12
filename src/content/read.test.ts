import fs from 'node:fs';
import path from 'node:path';
import { readContent } from './read';
import { anyFile, lines, projectWithContent } from '../../tests/support/content/content';

let root: string;

beforeEach(() => {
  root = projectWithContent();
});

const room = `content/${anyFile('rooms')}`;
const text = fs.readFileSync(room, 'utf8');
const put = (bytes: Buffer | string, name = room) => fs.writeFileSync(path.join(root, name), bytes);
const reported = () => lines(readContent(root).faults);

it('reads every file of the hotel', () => {
  expect(reported()).toEqual([]);
  expect(readContent(root).files.find(({ file }) => file === room)).toEqual({ kind: 'Room', file: room, data: JSON.parse(text) as unknown });
});

it.each([
  ['nothing', '', 'broken JSON at line 1, column 1: value expected; compare with a neighbouring file'],
  ['a byte order mark', `\uFEFF${text}`, 'it is not UTF-8, or begins with a byte order mark; save it as UTF-8 without BOM'],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'it is not UTF-8'],
  ['Latin-1', Buffer.from(text, 'latin1'), 'it is not UTF-8'],
  ['half of it', text.slice(0, text.length / 2), 'broken JSON at line'],
  ['a comment', `// rooms\n${text}`, 'broken JSON at line 1, column 1: invalid comment token'],
  ['NaN', text.replace(/"order": \d+/, '"order": NaN'), 'broken JSON at line 4, column 12: invalid symbol'],
  ['a number without its end', text.replace(/"order": \d+/, '"order": 40.'), 'broken JSON at line 4, column 12: unexpected end of number'],
  ['lists in lists without end', '['.repeat(100_000), 'it cannot be read (Maximum call stack size exceeded); look at the file on this machine'],
])('reports %s', (_, bytes, problem) => {
  put(bytes);
  expect(reported()[0]).toContain(`fault ${room} : ${problem}`);
});

it('reports a duplicate key, and accepts the same key in two groups', () => {
  put('{ "slug": "luxo", "parts": [{ "slug": "a" }, { "slug": "b" }], "occupancy": { "min": 1, "max": 3, "min": 2 } }');
  expect(reported()).toEqual([`fault ${room} occupancy.min: the name stands twice, again at line 1, column 99; keep one of the two`]);
});

it('reports a folder, a broken symbolic link and a circular one in place of a file', () => {
  fs.mkdirSync(path.join(root, 'content/rooms/folder.json'));
  fs.symlinkSync('nowhere.json', path.join(root, 'content/rooms/broken.json'));
  fs.symlinkSync('circle.json', path.join(root, 'content/rooms/circle.json'));
  expect(reported()).toEqual([
    'fault content/rooms/broken.json : it cannot be read (ENOENT: no such file or directory); look at the file on this machine',
    'fault content/rooms/circle.json : it cannot be read (ELOOP: too many symbolic links encountered); look at the file on this machine',
    'fault content/rooms/folder.json : it cannot be read (EISDIR: illegal operation on a directory); look at the file on this machine',
  ]);
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
    'fault content/romos/luxo.json : nobody reads a file of this name here; did you mean “content/rooms”?',
    'fault content/rooms/luxo-2.JSON : nobody reads a file of this name here; did you mean “content/rooms/luxo-2.json”?',
    expect.stringContaining('fault content/rooms/old/luxo.json : nobody reads a file of this name here; put it straight into one of: content/rooms, '),
  ]);
});

it('ignores hidden folders, and what operating systems and office programs leave beside files, as the build does', () => {
  fs.mkdirSync(path.join(root, 'content/.drafts'));
  for (const name of ['.drafts/room.json', 'rooms/._luxo.json', 'rooms/~$luxo.json', '.DS_Store', 'rooms/Thumbs.db']) put('{', `content/${name}`);
  expect(reported()).toEqual([]);
});
