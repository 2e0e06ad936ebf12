import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pageDataUrl } from '../../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { pagesAhead } from '../../../domain/offline/offlinePage';
import { languages } from '../../../site';
import { filesOfPage, publishOffline } from './publishOffline';
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

test('the data of each page name their build, its files and the hash of its HTML, which a page of errors does not have', async () => {
  await publishOffline(folder, { offline: true });
  expect(JSON.parse(read('page-data/index/page-data.json'))).toEqual({ path: '/', html: hash('<h1>/</h1>'), files: [], result: { build: 'b' } });
  expect(JSON.parse(read('page-data/en/contato/page-data.json'))).toMatchObject({ html: hash('<h1>/en/contato</h1>'), result: { build: 'b' } });
  expect(read('page-data/404.html/page-data.json')).toBe('{"path":"/404.html","result":{"build":"b"}}');
  expect(read('page-data/sq/d/1.json')).toBe('{"data":{}}');
  expect(read('page-data/app-data.json')).toBe('{"webpackCompilationHash":"b"}');
});

test('the files of a page are those that its HTML names, each once, without the calendar’s and without pictures', () => {
  const html = `<style data-href="/static/app-a6bb4090.css">a{background:url(/patterns/ondas.svg)}</style>
<img src="/static/0123456789abcdef0123456789abcdef/a/b.jpg"><svg><use href="/icons.svg?v=55f1b61b#phone"/></svg><svg><use href="/icons.svg?v=55f1b61b#mail"/></svg>
<template data-scripts="/static/671-5bdc3664.js" data-chunk-calendar="/static/5c0b189e-8a85d0d9.js /static/24-9cfdf486.js /static/24-520dfe97.css" data-chunk-deferred-layout="/static/25-beb06acd.css">
<script src="/static/app-65aa7575.js" async></script></template><script>fontFiles:["/fonts/gloock.woff2"]</script>`;
  expect(filesOfPage(html)).toEqual([
    '/static/app-a6bb4090.css',
    '/patterns/ondas.svg',
    '/icons.svg?v=55f1b61b',
    '/static/671-5bdc3664.js',
    '/static/25-beb06acd.css',
    '/static/app-65aa7575.js',
    '/fonts/gloock.woff2',
  ]);
  expect(filesOfPage('')).toEqual([]);
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
