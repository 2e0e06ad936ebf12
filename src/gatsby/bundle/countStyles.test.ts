/** @jest-environment node */
import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import webpack from 'webpack';
import { CountStyles } from './CountStyles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'count-styles-'));
const at = (file: string): string => path.join(folder, file);

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** The hashes of the two chunks that render pages, when the browser's bundle is made of these files. */
async function hashes(assetsByChunkName: Record<string, string[]>): Promise<Record<string, string>> {
  fs.writeFileSync(at('stats.json'), JSON.stringify({ assetsByChunkName }));
  fs.writeFileSync(at('page.js'), 'export default 1;');
  fs.writeFileSync(at('render.js'), "export default () => import(/* webpackChunkName: 'page' */ './page.js');");
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: { 'render-page': './render.js' },
    output: { path: at('out') },
    plugins: [new CountStyles({ stats: at('stats.json') })],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('no result'));
    });
  });
  const chunks: Iterable<{ readonly name?: string | null; readonly hash?: string }> = stats.compilation.chunks;
  return Object.fromEntries(Array.from(chunks, ({ name, hash }) => [String(name), String(hash)]));
}

test('what renders a page differs when the styles of that page do, and with those of all pages what renders every page', async () => {
  const files = { app: ['app.js', 'app.1.css'], page: ['static/a.js', 'static/a.css'] };
  const before = await hashes(files);
  const changed = async (change: Record<string, string[]>): Promise<string[]> => {
    const after = await hashes({ ...files, ...change });
    return Object.keys(before).filter((chunk) => before[chunk] !== after[chunk]);
  };
  expect(await changed({ app: ['app.js', 'app.2.css'] })).toEqual(['render-page']);
  expect(await changed({ page: ['static/a.js', 'static/b.css'] })).toEqual(['page']);
  expect(await changed({ page: ['static/b.js', 'static/a.css'] })).toEqual([]);
});
