import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import type { Compiler } from 'webpack';
import { CacheByVersion } from './CacheByVersion';

const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cache-')), 'tools.json');

/** What webpack is told of its cache, and which files it would look at after a compilation. */
function told(content: string) {
  fs.writeFileSync(file, content);
  const cache: { type: string; version?: string; buildDependencies?: object } = { type: 'filesystem', buildDependencies: { config: ['a.js'] } };
  const buildDependencies = new Set(['/node_modules/babel-loader/index.js']);
  const hooks = { afterCompile: { tap: (_: string, then: (compilation: object) => void) => then({ buildDependencies }) } };
  new CacheByVersion({ files: [file] }).apply({ options: { cache }, hooks } as unknown as Compiler);
  return { ...cache, looksAt: [...buildDependencies] };
}

afterAll(() => {
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('the cache holds as long as the files that it hangs on', () => {
  const first = told('one');
  expect(first).toMatchObject({ buildDependencies: { defaultWebpack: [] }, looksAt: [] });
  expect(told('one').version).toBe(first.version);
  expect(told('two').version).not.toBe(first.version);
});
