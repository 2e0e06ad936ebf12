import path from 'node:path';
import fs from 'node:fs';
import { filesBelow } from './siteFiles';
import { writeFlatPages } from './writeFlatPages';
import { temporaryFolder, writeFiles } from '../../../tests/support/folders';

let folder = '';

/** The files of a build with these files afterwards. */
async function after(files: readonly string[]): Promise<string[]> {
  folder = temporaryFolder();
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, `content of ${file}`])));
  await writeFlatPages(folder, { files: await filesBelow(folder), staticEntries: [{ name: 'google0123.html', isFolder: false }] });
  return (await filesBelow(folder)).sort();
}

test('each page gets a copy beside its folder, under the same name', async () => {
  expect(await after(['index.html', 'resort/index.html', 'en/index.html', 'en/resort/index.html'])).toEqual(
    ['index.html', 'resort/index.html', 'resort.html', 'en/index.html', 'en.html', 'en/resort/index.html', 'en/resort.html'].sort(),
  );
  expect(fs.readFileSync(path.join(folder, 'en/resort.html'), 'utf8')).toBe('content of en/resort/index.html');
});

test('the copy of a page that no longer exists is removed', async () => {
  expect(await after(['index.html', 'gone.html'])).toEqual(['index.html']);
});

test('an HTML file of the project’s static folder, such as a search engine asks for to verify a site, stays', async () => {
  expect(await after(['google0123.html', 'index.html'])).toEqual(['google0123.html', 'index.html']);
});

test('404.html and files of Gatsby’s own stay as they are', async () => {
  const files = ['404.html', '404/index.html', '_gatsby/slices/a-1.html', 'en/404.html', 'page-data/404.html/page-data.json'];
  expect(await after(files)).toEqual(files);
  expect(fs.readFileSync(path.join(folder, '404.html'), 'utf8')).toBe('content of 404.html');
});
