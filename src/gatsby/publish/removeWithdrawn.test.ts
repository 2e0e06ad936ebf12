import fs from 'node:fs';
import path from 'node:path';
import { removeFrom } from './removeWithdrawn';
import { filesBelow } from './siteFiles';
import { temporaryFolder, writeFiles } from '../../../tests/support/folders';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const [sea, pool, film] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

const pages = ['/', '/404.html', '/404/', '/en', '/quartos/luxo'];
const isKept = (file: string) => file === 'moved/index.html';

it('removes pages that are gone or renamed, with their data, and keeps the others', async () => {
  const kept = 'index.html 404.html 404/index.html en/index.html quartos/luxo/index.html moved/index.html page-data/index/page-data.json'
    .concat(' page-data/404.html/page-data.json page-data/quartos/luxo/page-data.json page-data/app-data.json')
    .split(' ');
  const gone = 'quartos/luxuoso/index.html en/quartos/luxuoso/index.html page-data/quartos/luxuoso/page-data.json'.split(' ');
  writeFiles(folder, Object.fromEntries([...kept, ...gone].map((file) => [file, '{}'])));
  expect(await removeFrom(folder, { pages, isKept })).toBe(false);
  expect((await filesBelow(folder)).sort()).toEqual(kept.sort());
  expect(fs.existsSync(path.join(folder, 'quartos/luxuoso'))).toBe(false);
});

it('removes pictures and films that no page names; a page that is gone does not count', async () => {
  writeFiles(folder, {
    'index.html': `<img srcset="/static/${sea}/0a1b2/mar.avif 480w">`,
    'page-data/quartos/luxuoso/page-data.json': `{"src":"/static/${pool}/0a1b2/piscina.avif"}`,
    'films.json': `{"film":"https://www.costaipe.example/static/${film}/mar.mp4"}`,
    [`static/${sea}/0a1b2/mar.avif`]: '',
    [`static/${sea}/3c4d5/mar.jpg`]: '',
    [`static/${pool}/0a1b2/piscina.avif`]: '',
    [`static/${film}/mar.mp4`]: '',
    'static/app-01234567.js': '',
  });
  expect(await removeFrom(folder, { pages, isKept })).toBe(true);
  expect((await filesBelow(path.join(folder, 'static'))).sort()).toEqual(
    [`${sea}/0a1b2/mar.avif`, `${sea}/3c4d5/mar.jpg`, `${film}/mar.mp4`, 'app-01234567.js'].sort(),
  );
  expect(fs.existsSync(path.join(folder, 'static', pool ?? ''))).toBe(false);
});
