import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs/promises';
import { withoutScripts } from './withoutScripts';

/**
 * A built site with its scripts taken out, in a new folder outside of the project: pages written anew, all else linked to.
 * Scripts and route data are not there at all, so that a page which still asked for one would show it.
 * @param folder the built site
 * @returns the new folder; the caller removes it
 */
export async function makeLimit(folder: string): Promise<string> {
  const limit = await fs.mkdtemp(path.join(os.tmpdir(), 'limit-'));
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const own = path.relative(folder, file);
    if (!entry.isFile() || /\.(js|map)$|^page-data\//.test(own)) continue;
    const copy = path.join(limit, own);
    await fs.mkdir(path.dirname(copy), { recursive: true });
    if (own.endsWith('.html')) await fs.writeFile(copy, withoutScripts(await fs.readFile(file, 'utf8')));
    else await fs.symlink(path.resolve(file), copy);
  }
  return limit;
}
