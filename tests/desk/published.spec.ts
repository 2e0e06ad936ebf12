import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../../src/environment';
import { deskFrame } from '../../src/browser/deskFrame';
import { deskPath } from '../../tools/desk/protocol';
import { publishDesk } from '../../tools/desk/publish/publishDesk';
import { deskHeaders, editorSetting } from '../../tools/desk/publish/publishedDesk';
import { headersFor } from '../../src/gatsby/publish/headersFile';
import { filesBelow } from '../support/desk/desk';
import { freePort } from '../../tools/serve/listen';

const { editor } = readEnvironment({ GATSBY_EDITOR: 'github:hotel/site@main', GATSBY_SITE_URL: 'https://hotel.example' });
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
};

test.describe.configure({ timeout: 240_000 });

/** Text that only the desk's files contain: its address, title, editor, and the names of its preview frames. */
const traces = new RegExp([`["'/\\s]${deskPath.slice(1)}["'/\\s]`, 'Mesa de edição', 'decap', ...Object.values(deskFrame)].join('|'), 'i');

test('a build without GATSBY_EDITOR contains nothing of the desk', () => {
  // source maps contain removed code, but no page loads them
  const texts = filesBelow('public').filter((file) => !/\.(?:avif|jpe?g|png|ico|mp4|webm|woff2|pdf|map)$/.test(file));
  expect(texts).toContain('_headers');
  expect(texts.filter((file) => traces.test(file) || traces.test(fs.readFileSync(path.join('public', file), 'utf8')))).toEqual([]);
});

test('a build with GATSBY_EDITOR publishes the desk under its own policy; one without removes it', async ({ page }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Hotel</title>');
  await publishDesk({ root: process.cwd(), folder, editor });
  const rules = deskHeaders(editorSetting(editor));
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname === '/admin' ? '/admin/index.html' : pathname);
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { ...headersFor(rules, pathname), 'Content-Type': types[path.extname(file)] }).end(fs.readFileSync(file));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(`http://127.0.0.1:${port}/admin`);
    await expect(page.getByRole('button', { name: 'Entrar com o GitHub' })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(refused).toEqual([]);
    expect(filesBelow(path.join(folder, 'admin/thumbs/content/images')).length).toBeGreaterThan(0);
    expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('<!doctype html><title>Hotel</title>');

    await publishDesk({ root: process.cwd(), folder, editor: null });
    expect(fs.readdirSync(folder)).toEqual(['index.html']);
  } finally {
    server.close();
    server.closeAllConnections();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
