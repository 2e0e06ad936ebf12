import fs from 'node:fs';
import path from 'node:path';
import { techniquesFrom } from '../../../plugins/gatsby-plugin-first-paint/src/options';
import { buildSite } from '../../build/buildSite';
import { copyProject } from '../build/projectCopy';

/**
 * Builds a copy of the project without some techniques of gatsby-plugin-first-paint, starting from the pictures and cache of this one.
 * @returns the copy; the caller removes it
 */
export async function buildWithout(without: string): Promise<string> {
  techniquesFrom(without); // throws for an unknown name
  const copy = copyProject('costa-ipe-without');
  for (const folder of ['public', '.cache'])
    if (fs.existsSync(folder)) fs.cpSync(folder, path.join(copy, folder), { recursive: true, preserveTimestamps: true });
  const code = await buildSite({ folder: copy, env: { FIRST_PAINT_WITHOUT: without } });
  if (code !== 0) throw new Error(`The site was not built without ${without}.`);
  return copy;
}
