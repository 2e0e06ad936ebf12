import path from 'node:path';
import fs from 'node:fs/promises';
import type { HeaderRule } from '../../src/gatsby/publish/headerRule';
import { headersFileName, parseHeaders } from '../../src/gatsby/publish/headersFile';

/** The header rules of a built site; empty if it has none. Read at each request: a new build under a running server brings new hashes. */
export async function readHeaderRules(folder: string): Promise<readonly HeaderRule[]> {
  const text = await fs.readFile(path.join(folder, headersFileName), 'utf8').catch(() => '');
  return parseHeaders(text);
}
