import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '../support/test';
import { routes } from '../support/content/routes';

test('HTML is rendered without reading a storage of Node’s', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', path.resolve('tests/support/components/renderPages.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { rendered, reads } = JSON.parse(output) as { readonly rendered: readonly string[]; readonly reads: readonly string[] };
  expect(reads).toEqual([]);
  const unprefixed = rendered.map((route) => (route === '/' ? route : route.replace(/\/$/, '')));
  expect(routes.filter((route) => !unprefixed.includes(route))).toEqual([]);
});
