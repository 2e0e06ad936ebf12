import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { contentHistory } from './history';
import { temporaryFolder, writeFiles } from '../../tests/support/folders';

const root = temporaryFolder();

const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@hotel.example', ...args], { cwd: root });
const write = (file: string, text: string) => writeFiles(root, { [file]: text });
const [bar, room] = ['content/bars/mar.json', 'content/rooms/mar.json'];

test('without Git there is no history', () => {
  expect(() => contentHistory(root).changes()).toThrow();
});

test('what is saved, changed and deleted is told with both versions, the latest first', () => {
  git('init', '-q');
  write(bar, '1');
  write(room, '1');
  write('content/images/mar.jpg', '');
  git('add', '.');
  git('commit', '-qm', 'Open');
  fs.rmSync(path.join(root, bar));
  git('commit', '-qam', 'Close the bar');
  write(room, '2');
  write('content/rooms/céu.json', 'new');

  const history = contentHistory(root);
  const [unsent, closed, opened] = history.changes();
  expect([unsent?.commit, unsent?.files]).toEqual(['', [room, 'content/rooms/céu.json']]);
  expect([closed?.who, closed?.what, closed?.files]).toEqual(['Ana', 'Close the bar', [bar]]);
  expect(opened?.files).toEqual([bar, room]);
  expect(history.version(room, '')).toMatchObject({ before: '1', after: '2' });
  expect(history.version(bar, closed?.commit ?? '')).toMatchObject({ before: '1', after: null });
  expect(history.version(bar, opened?.commit ?? '')).toMatchObject({ before: null, after: '1' });
  expect(history.changes(bar).map(({ what }) => what)).toEqual(['Close the bar', 'Open']);
});

test('a file that was never committed is kept when it is deleted, and told as deleted until it is there again', () => {
  const [page, text] = ['content/plain-pages/horta.json', '{ "slug": "horta" }'];
  const history = contentHistory(root);
  const unsent = () => history.changes().flatMap(({ commit, files }) => (commit === '' ? files : []));
  write(page, text);
  history.keep(page);
  fs.rmSync(path.join(root, page));
  expect(unsent()).toContain(page);
  expect(history.changes(page)).toHaveLength(1);
  expect(history.version(page, '')).toEqual({ before: text, after: null });

  write(page, text);
  expect(history.version(page, '')).toMatchObject({ before: null, after: text });
  git('add', page);
  git('commit', '-qm', 'Open the garden');
  git('rm', '-q', page);
  git('commit', '-qm', 'Close the garden');
  expect(unsent()).not.toContain(page);
});

test('a file that was replaced under its name is told with what names it, and is there as it was before', () => {
  const [menu, own] = ['content/files/carta.pdf', 'content/files/vinhos.pdf'];
  const history = contentHistory(root);
  const replacedIn = (commit = '') => history.version(bar, commit).replaced?.map((one) => one.path);
  write(bar, '{ "menuFile": "../files/carta.pdf" }');
  write(menu, 'summer');
  git('add', bar, menu);
  git('commit', '-qm', 'The menu');
  write(menu, 'autumn');
  expect(history.changes(bar)[0]).toMatchObject({ commit: '', files: [bar] });
  expect(history.changes()[0]?.files).toContain(bar);
  expect(replacedIn('')).toEqual([menu]);
  expect(history.original(menu, '')?.toString()).toBe('summer');
  write('content/restaurants/thai.json', '{ "slug": "thai", "menuFile": "../files/carta.pdf" }');
  expect(history.version(bar, '').replaced?.[0]?.note).toMatch(/^Volta o arquivo de antes: content\/files\/carta\.pdf, .* em: Restaurantes: thai\.$/);

  git('commit', '-qam', 'The menu of autumn');
  const [last, first] = history.changes(bar);
  expect(replacedIn(last?.commit)).toEqual([menu]);
  expect(history.original(menu, last?.commit ?? '')?.toString()).toBe('summer');
  expect([first?.what, replacedIn(first?.commit)]).toEqual(['The menu', []]);
  expect(replacedIn('')).toEqual([]);

  // a version that is in no commit
  write(bar, '{ "menuFile": "../files/vinhos.pdf" }');
  write(own, 'first');
  expect(replacedIn('')).toEqual([]);
  history.keep(own);
  write(own, 'second');
  expect(replacedIn('')).toEqual([own]);
  expect(history.original(own, '')?.toString()).toBe('first');
});
