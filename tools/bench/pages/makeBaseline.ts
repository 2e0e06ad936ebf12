import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs/promises';

/** Event handler attributes such as `onload`, anywhere in a tag. */
const handlers = /\son[a-z]+=("[^"]*"|'[^']*')/gi;
/** Links that preload something for a script. */
const forScripts = /<link\b(?=[^>]*\brel="(?:modulepreload|prefetch|preload)")(?=[^>]*(?:\brel="modulepreload"|\bas="(?:script|fetch)"))[^>]*>/gi;

/**
 * The page without scripts: nothing runs, and nothing is fetched for a script. Markup, styles and data for search engines stay. So does `<noscript>`, which a
 * browser with scripting ignores: without what scripts add, web fonts included, the page is as fast as it can be.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<template id="gatsby-scripts"[^>]*>[\s\S]*?<\/template>/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(forScripts, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(handlers, ''));

/**
 * Copies a built site without its scripts to a new folder outside the project: pages are rewritten, everything else is linked.
 * Script files and page data are left out, so that a page that still requested one would fail visibly.
 * @param folder the built site
 * @returns the new folder; the caller removes it
 */
export async function makeBaseline(folder: string): Promise<string> {
  const baseline = await fs.mkdtemp(path.join(os.tmpdir(), 'baseline-'));
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const own = path.relative(folder, file);
    if (!entry.isFile() || /\.(js|map)$|^page-data\//.test(own)) continue;
    const copy = path.join(baseline, own);
    await fs.mkdir(path.dirname(copy), { recursive: true });
    if (own.endsWith('.html')) await fs.writeFile(copy, withoutScripts(await fs.readFile(file, 'utf8')));
    else await fs.symlink(path.resolve(file), copy);
  }
  return baseline;
}
