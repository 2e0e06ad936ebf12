import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyPictures, copyProject } from '../../src/commands/bench/build/projectCopy';
import { startSite } from '../../src/commands/serve';

// What a marketer does: one JSON file and a photo, no code. The site is built in a folder of its own, with the pictures made before.
const minutes = 60_000;
let folder: string;

test.beforeAll(() => {
  folder = copyProject('new-room');
  copyPictures({ from: '.', to: folder });
});

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a room file with a photo becomes a page in three languages, a card and an entry in the sitemap', async ({ page }) => {
  test.setTimeout(8 * minutes);
  const room = JSON.parse(fs.readFileSync('content/rooms/luxo.json', 'utf8')) as Record<string, unknown>;
  const name = { pt: 'Bangalô do Jardim', en: 'Garden Bungalow', fr: 'Bungalow du Jardin' };
  fs.writeFileSync(path.join(folder, 'content/rooms/bangalo.json'), JSON.stringify({ ...room, slug: 'bangalo', order: 95, name, area: 48, code: null }));

  const build = spawnSync(process.execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true' },
    encoding: 'utf8',
  });
  expect(build.status, build.stdout.slice(-2000) + build.stderr.slice(-2000)).toBe(0);

  const site = await startSite({ folder: path.join(folder, 'public'), port: 0 });
  try {
    for (const [prefix, heading] of [
      ['', name.pt],
      ['/en', name.en],
      ['/fr', name.fr],
    ]) {
      const response = await page.goto(`${site.url}${prefix}/quartos/bangalo`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(heading));
    }
    await page.goto(`${site.url}/acomodacoes`);
    await expect(page.getByRole('link', { name: name.pt }).first()).toHaveAttribute('href', /\/quartos\/bangalo/);
    const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
    for (const prefix of ['', '/en', '/fr']) expect(sitemap).toContain(`${prefix}/quartos/bangalo</loc>`);
  } finally {
    await site.close();
  }
});
