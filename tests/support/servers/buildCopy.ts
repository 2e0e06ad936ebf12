import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSite } from '../../../tools/build/buildSite';

/** Builds a copy of the project, with the pictures that the main build has kept. */
export async function buildCopy(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const logFile = path.join(folder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  const code = await buildSite({ folder, log, env: { ...env, NODE_ENV: 'production', CI: 'true' } });
  fs.closeSync(log);
  expect(code, fs.readFileSync(logFile, 'utf8').slice(-3000)).toBe(0);
}
