import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { onePerTemplate, publishedRoutes } from './publishedRoutes';

test('routes are the pages of the sitemap, in the given languages', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitemap-'));
  const addresses = ['/', '/en', '/fr', '/enseada', '/quartos/luxo', '/en/quartos/luxo'];
  fs.writeFileSync(path.join(folder, 'sitemap.xml'), addresses.map((own) => `<url><loc>https://hotel.example${own}</loc></url>`).join('\n'));
  try {
    expect(await publishedRoutes({ folder, languages: ['pt'] })).toEqual(['/', '/enseada', '/quartos/luxo']);
    expect(await publishedRoutes({ folder, languages: ['en', 'fr'] })).toEqual(['/en', '/fr', '/en/quartos/luxo']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('one page of each folder is kept, and all top-level pages', () => {
  expect(onePerTemplate(['/', '/resort', '/quartos/luxo', '/quartos/master', '/en', '/en/resort', '/en/quartos/luxo', '/en/quartos/master'])).toEqual([
    '/',
    '/resort',
    '/quartos/luxo',
    '/en',
    '/en/resort',
    '/en/quartos/luxo',
  ]);
});
