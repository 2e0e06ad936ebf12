import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Change } from '../../../src/content/history';
import { type Entry, ReadableError } from '../protocol';
import { contentFiles } from './contentFiles';
import { deskNames } from './names';
import { temporaryFolder, writeFiles } from '../../../tests/support/folders';

let root = '';
let handle: ReturnType<typeof contentFiles>;

const announcement = 'content/announcements/festa.json';
const exists = (file: string): boolean => fs.existsSync(path.join(root, file));
const refusal = (action: string, params: object): ReadableError => {
  try {
    handle({ action, params });
  } catch (error) {
    if (error instanceof ReadableError) return error;
    throw error;
  }
  throw new Error('was not refused');
};

beforeEach(() => {
  root = temporaryFolder();
  for (const file of ['content/rooms/luxo.json', announcement, 'content/site.json']) writeFiles(root, { [file]: '{ "slug": "festa" }' });
  for (const folder of ['content/images', 'src/pages']) fs.mkdirSync(path.join(root, folder), { recursive: true });
  handle = contentFiles(root);
});

test('an emptied collection is an empty list, as Git keeps no empty folder', () => {
  fs.rmSync(path.join(root, 'content/announcements'), { recursive: true });
  expect(handle({ action: 'entriesByFolder', params: { folder: 'content/announcements' } })).toEqual([]);
  expect(Object.keys(deskNames(root).files)).toEqual(['content/rooms/luxo.json', 'content/site.json']);

  handle({ action: 'persistEntry', params: { dataFiles: [{ path: announcement, raw: '{}' }], options: { newEntry: true } } });
  expect(handle({ action: 'entriesByFolder', params: { folder: 'content/announcements' } })).toHaveLength(1);
});

test('what operating systems and office programs leave beside files is neither listed nor opened', () => {
  const left = ['content/rooms/._luxo.json', 'content/rooms/~$luxo.json', 'content/images/._a.jpg', 'content/images/Thumbs.db'];
  for (const file of left) fs.writeFileSync(path.join(root, file), 'Mac OS X');
  expect(handle({ action: 'entriesByFolder', params: { folder: 'content/rooms' } })).toHaveLength(1);
  expect(refusal('getEntry', { path: left[0] })).toMatchObject({ status: 403 });
  const { files, pictures } = deskNames(root);
  expect([Object.keys(files), pictures]).toEqual([[announcement, 'content/rooms/luxo.json', 'content/site.json'], []]);
});

test('one file is deleted, in the state that the form shows', () => {
  const { data: base } = handle({ action: 'getEntry', params: { path: announcement } }) as Entry;
  handle({ action: 'deleteEntry', params: { path: announcement, base } });
  expect(exists(announcement)).toBe(false);
  expect(exists('content/rooms/luxo.json')).toBe(true);
  expect(refusal('deleteEntry', { path: announcement, base })).toMatchObject({ status: 404 });
});

test('what no commit has is in the history once it is deleted', () => {
  for (const command of ['init -q', 'add content/site.json', '-c user.name=Ana -c user.email=ana@hotel.example commit -qm Open'])
    execFileSync('git', command.split(' '), { cwd: root });
  const { data: base } = handle({ action: 'getEntry', params: { path: announcement } }) as Entry;
  handle({ action: 'deleteEntry', params: { path: announcement, base } });
  const [{ commit, files } = { commit: '?', files: [] }] = handle({ action: 'changes', params: {} }) as Change[];
  expect([commit, files]).toEqual(['', ['content/rooms/luxo.json', announcement]]);
  expect(handle({ action: 'version', params: { path: announcement, commit } })).toEqual({ before: base, after: null });
});

test('a file that no commit has is kept when another takes its place', () => {
  for (const command of ['init -q', 'add content/site.json', '-c user.name=Ana -c user.email=ana@hotel.example commit -qm Open'])
    execFileSync('git', command.split(' '), { cwd: root });
  const menu = 'content/files/carta.pdf';
  const bar = { path: 'content/bars/mar.json', raw: '{ "menuFile": "../files/carta.pdf" }' };
  for (const text of ['summer', 'autumn', 'autumn'])
    handle({ action: 'persistEntry', params: { dataFiles: [bar], assets: [{ path: menu, content: Buffer.from(text).toString('base64') }] } });
  expect(handle({ action: 'version', params: { path: bar.path } })).toMatchObject({ before: null, after: bar.raw, replaced: [{ path: menu }] });
  expect(Buffer.from(handle({ action: 'original', params: { path: menu } }) as string, 'base64').toString()).toBe('summer');
});

test.each([
  ['a state that somebody else has changed', announcement, 'other', 412],
  ['no state', announcement, undefined, 412],
  ['a file outside of content/', 'package.json', 'any', 403],
  ['a picture', 'content/images/a.jpg', 'any', 403],
])('nothing is deleted for %s', (_, file, base, status) => {
  expect(refusal('deleteEntry', { path: file, base })).toMatchObject({ status });
  expect(exists(announcement)).toBe(true);
});

test('Decap’s own deletion is not answered', () => {
  expect(refusal('deleteFiles', { paths: [announcement] })).toMatchObject({ status: 422 });
  expect(exists(announcement)).toBe(true);
});
