import fs from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, as a path relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = await Promise.all(names.map(async (name) => ((await fs.stat(path.join(folder, name))).isFile() ? [name.replaceAll(path.sep, '/')] : [])));
  return files.flat();
}
