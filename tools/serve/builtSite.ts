import path from 'node:path';
import fs from 'node:fs';
import { type HeaderRule, headersFileName, parseHeaders } from '../../src/gatsby/publish/headersFile';

/** The folder of the built site. @throws when there is none */
export function builtSite(): string {
  const folder = path.resolve('public');
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error('There is no built site in public/. Run `npm run build` first.');
  return folder;
}

/** The header rules of a built site; empty if it has none. Read at each request: a new build while the server runs has new hashes. */
export async function readHeaderRules(folder: string): Promise<readonly HeaderRule[]> {
  const text = await fs.promises.readFile(path.join(folder, headersFileName), 'utf8').catch(() => '');
  return parseHeaders(text);
}
