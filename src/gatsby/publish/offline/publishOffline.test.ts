import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pageDataUrl } from '../../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { pagesAhead } from '../../../domain/offline/offlinePage';
import { languages } from '../../../site';
import { publishOffline } from './publishOffline';
import { temporaryFolder, writeFiles } from '../../../../tests/support/folders';

let folder: string;
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const hash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);
const pages = [...new Set(languages.flatMap(pagesAhead))];

beforeEach(() => {
  folder = temporaryFolder();
  for (const page of [...pages, '/'])
    writeFiles(folder, {
      [`${page}/index.html`]: `<h1>${page}</h1>`,
      [pageDataUrl(page)]: JSON.stringify({ path: page, html: 'of an earlier build', result: { build: 'a' } }),
    });
  writeFiles(folder, {
    '404.html': '<h1>404</h1>',
    'page-data/404.html/page-data.json': '{"path":"/404.html","result":{}}',
    'page-data/sq/d/1.json': '{"data":{}}',
    'page-data/app-data.json': '{"webpackCompilationHash":"b"}',
  });
});

test('the data of each page name their build and the hash of its HTML, which a page of errors does not have', async () => {
  await publishOffline(folder, { offline: true });
  expect(JSON.parse(read('page-data/index/page-data.json'))).toEqual({ path: '/', html: hash('<h1>/</h1>'), result: { build: 'b' } });
  expect(JSON.parse(read('page-data/en/contato/page-data.json'))).toMatchObject({ html: hash('<h1>/en/contato</h1>'), result: { build: 'b' } });
  expect(read('page-data/404.html/page-data.json')).toBe('{"path":"/404.html","result":{"build":"b"}}');
  expect(read('page-data/sq/d/1.json')).toBe('{"data":{}}');
  expect(read('page-data/app-data.json')).toBe('{"webpackCompilationHash":"b"}');
});

test('the service worker knows the versions of the pages that are kept ahead, and is light', async () => {
  await publishOffline(folder, { offline: true });
  const worker = read('sw.js');
  for (const page of pages) expect(worker).toContain(hash(read(pageDataUrl(page))));
  expect(worker).not.toMatch(/process\.env|console\.(?:log|warn|group)/);
  expect(zlib.brotliCompressSync(worker).length).toBeLessThan(12 * 1024);
});

test('a build without it publishes one that keeps nothing and removes itself', async () => {
  await publishOffline(folder, { offline: false });
  const worker = read('sw.js');
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('fetch');
});
