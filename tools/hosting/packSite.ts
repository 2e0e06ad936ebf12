import zlib from 'node:zlib';
import { promisify } from 'node:util';
import path from 'node:path';
import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import crypto from 'node:crypto';
import { contentTypeOf, filesBelow } from '../../src/gatsby/publish/siteFiles';
import { isNotFoundPage } from '../../src/gatsby/publish/writeFlatPages';

/** Cache of compressed files, by hash of their content. */
const cacheFolder = path.resolve('node_modules', '.cache', 'compressed');

/** Compressors by the file extension that nginx looks for. Brotli's highest quality takes three times as long for 2 %. */
const compressors = {
  gz: (content: Buffer) => promisify(zlib.gzip)(content, { level: 9 }),
  br: (content: Buffer) => promisify(zlib.brotliCompress)(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }),
};
type Ending = keyof typeof compressors;

/** Whether nginx serves a file: not those for other hosts, Gatsby or developers, nor `page.html` beside `page/index.html`. */
function isServed(file: string, all: ReadonlySet<string>): boolean {
  if (/^(?:_headers|_redirects|webpack\.stats\.json|chunk-map\.json)$|^(?:_gatsby|~partytown)\/|\.map$/.test(file)) return false;
  return !file.endsWith('.html') || isNotFoundPage(file) || !all.has(file.replace(/\.html$/, '/index.html'));
}

/** A hard link, or a copy where the file system has none. */
const link = (from: string, to: string): Promise<void> => fs.link(from, to).catch(() => fs.copyFile(from, to));

/** Compresses each distinct content once. */
class CompressedFiles {
  readonly #made = new Map<string, Promise<string>>();

  get(content: Buffer, ending: Ending): Promise<string> {
    const file = path.join(cacheFolder, `${crypto.createHash('sha256').update(content).digest('hex')}.${ending}`);
    const made = this.#made.get(file) ?? this.#make(file, content, ending);
    this.#made.set(file, made);
    return made;
  }

  async #make(file: string, content: Buffer, ending: Ending): Promise<string> {
    if (!existsSync(file)) {
      // renamed once complete
      await fs.writeFile(`${file}.part`, await compressors[ending](content));
      await fs.rename(`${file}.part`, file);
    }
    return file;
  }
}

/**
 * Copies a built site for nginx: the files that are served, and compressed versions beside each text.
 * @param to is emptied first
 */
export async function packSite({ from, to, endings }: { from: string; to: string; endings: readonly Ending[] }): Promise<void> {
  const all = new Set(await filesBelow(from));
  const forms = new CompressedFiles();
  await fs.rm(to, { recursive: true, force: true });
  await fs.mkdir(cacheFolder, { recursive: true });
  await Promise.all(
    [...all]
      .filter((file) => isServed(file, all))
      .map(async (file) => {
        const source = path.join(from, file);
        const target = path.join(to, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        if (!contentTypeOf(file).includes('charset')) return link(source, target);
        // copied, not linked: the next build overwrites these files in place, and the served site must not change
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
