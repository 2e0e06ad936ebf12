import { expect } from '@playwright/test';
import { buildSite } from '../../../tools/build/buildSite';

/** Builds a copy of the project, with the pictures that the main build has kept. */
export async function buildCopy(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const lines: string[] = [];
  const code = await buildSite({ folder, env: { ...env, NODE_ENV: 'production', CI: 'true' }, onLine: (line) => lines.push(line) });
  expect(code, lines.slice(-50).join('\n')).toBe(0);
}
