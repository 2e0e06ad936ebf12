import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markBuild } from './markBuild';

let folder: string;
const write = (file: string, data: object) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify(data));
};
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as unknown;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mark-build-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('the data of every page say which build they belong to, also those that an earlier build wrote', async () => {
  write('page-data/app-data.json', { webpackCompilationHash: 'b' });
  write('page-data/index/page-data.json', { path: '/', result: { data: { words: 'a' } }, slicesMap: {} });
  write('page-data/en/about/page-data.json', { path: '/en/about', result: { data: {}, build: 'a' } });
  write('page-data/sq/d/1.json', { data: {} });
  await markBuild(folder);
  expect(read('page-data/index/page-data.json')).toEqual({ path: '/', result: { data: { words: 'a' }, build: 'b' }, slicesMap: {} });
  expect(read('page-data/en/about/page-data.json')).toEqual({ path: '/en/about', result: { data: {}, build: 'b' } });
  expect(read('page-data/app-data.json')).toEqual({ webpackCompilationHash: 'b' });
  expect(read('page-data/sq/d/1.json')).toEqual({ data: {} });
});
