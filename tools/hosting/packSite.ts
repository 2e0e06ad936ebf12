import zlib from 'node:zlib';
import { promisify } from 'node:util';
import path from 'node:path';
import fs from 'node:fs/promises';
import { contentTypeOf, filesBelow } from '../../src/gatsby/publish/siteFiles';
import { isNotFoundPage } from '../../src/gatsby/publish/writeFlatPages';

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

/** Copies a built site for nginx: the served files, and compressed versions of each text. @param to is emptied first */
export async function packSite({ from, to, endings }: { from: string; to: string; endings: readonly Ending[] }): Promise<void> {
  const all = new Set(await filesBelow(from));
  await fs.rm(to, { recursive: true, force: true });
  await Promise.all(
    [...all]
      .filter((file) => isServed(file, all))
      .map(async (file) => {
        const target = path.join(to, file);
        await fs.cp(path.join(from, file), target, { preserveTimestamps: true });
        if (!contentTypeOf(file).includes('charset')) return;
        const content = await fs.readFile(target);
        for (const ending of endings) {
          const smaller = await compressors[ending](content);
          if (smaller.length < content.length) await fs.writeFile(`${target}.${ending}`, smaller);
        }
      }),
  );
}
