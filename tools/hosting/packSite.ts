import zlib from 'node:zlib';
import { promisify } from 'node:util';
import path from 'node:path';
import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import crypto from 'node:crypto';
import { contentTypeOf } from '../../src/gatsby/publish/contentTypeOf';
import { filesBelow } from '../../src/gatsby/publish/filesBelow';
import { isNotFoundPage } from '../../src/gatsby/publish/writeFlatPages';

/** Compressed files by what they were made from, so that only what is new costs time. */
const kept = path.resolve('node_modules', '.cache', 'compressed');

/** Endings that nginx looks for, with how each is made. Brotli's highest quality takes three times as long for 2 %. */
const ways = {
  gz: (content: Buffer) => promisify(zlib.gzip)(content, { level: 9 }),
  br: (content: Buffer) => promisify(zlib.brotliCompress)(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }),
};
type Ending = keyof typeof ways;

/** Files of the build that serve other hosts, Gatsby itself or developers. Flat pages stand beside a folder of their name. */
function isServed(file: string, all: ReadonlySet<string>): boolean {
  if (/^(?:_headers|_redirects|webpack\.stats\.json|chunk-map\.json)$|^(?:_gatsby|~partytown)\/|\.map$/.test(file)) return false;
  return !file.endsWith('.html') || isNotFoundPage(file) || !all.has(file.replace(/\.html$/, '/index.html'));
}

/** Two names for one file where the disk allows it. */
const link = (from: string, to: string): Promise<void> => fs.link(from, to).catch(() => fs.copyFile(from, to));

/** The compressed form of a content; files of one content share it. */
class CompressedForms {
  readonly #made = new Map<string, Promise<string>>();

  get(content: Buffer, ending: Ending): Promise<string> {
    const file = path.join(kept, `${crypto.createHash('sha256').update(content).digest('hex')}.${ending}`);
    const made = this.#made.get(file) ?? this.#make(file, content, ending);
    this.#made.set(file, made);
    return made;
  }

  async #make(file: string, content: Buffer, ending: Ending): Promise<string> {
    if (!existsSync(file)) {
      // Under its name only once it is whole.
      await fs.writeFile(`${file}.part`, await ways[ending](content));
      await fs.rename(`${file}.part`, file);
    }
    return file;
  }
}

/**
 * Lays a built site out for nginx: what is served, and beside each text its compressed forms.
 * @param to is emptied first
 */
export async function packSite({ from, to, endings }: { from: string; to: string; endings: readonly Ending[] }): Promise<void> {
  const all = new Set(await filesBelow(from));
  const forms = new CompressedForms();
  await fs.rm(to, { recursive: true, force: true });
  await fs.mkdir(kept, { recursive: true });
  await Promise.all(
    [...all]
      .filter((file) => isServed(file, all))
      .map(async (file) => {
        const source = path.join(from, file);
        const target = path.join(to, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        if (!contentTypeOf(file).includes('charset')) return link(source, target);
        // The next build writes over these files in place; a site that is being served stays as it is.
        const [content, { atime, mtime }] = await Promise.all([fs.readFile(source), fs.stat(source)]);
        await fs.writeFile(target, content);
        await fs.utimes(target, atime, mtime);
        for (const ending of endings) {
          const smaller = await forms.get(content, ending);
          if ((await fs.stat(smaller)).size < content.length) await link(smaller, `${target}.${ending}`);
        }
      }),
  );
}
