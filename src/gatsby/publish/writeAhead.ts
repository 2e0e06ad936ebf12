import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildArgs } from 'gatsby';
import { aheadAddress } from '../../domain/pages/aheadAddress';
import { publicFolder } from './publicFolder';
import { readChunkFiles, type ChunkFiles } from './writeChunkFiles';

const withFirst = /<picture>(?:(?!<\/picture>).)*\sdata-first\b.*?<\/picture>/s;
const withChunk = /\sdata-chunk="([^"]*)"/;

/** The `<picture>` at the top of a page’s HTML, without its haste; empty where a page begins with words. */
const firstPictureOf = (html: string): string => (withFirst.exec(html)?.[0] ?? '').replace(/fetchpriority="high"/i, 'fetchpriority="low"');

/**
 * What a browser fetches of a page ahead, as HTML: the page's scripts, each with its weight, and its first picture.
 * @param chunks scripts of each page's chunk
 * @param weigh bytes of a script as sent
 */
export function aheadOf(html: string, { chunks, weigh }: { chunks: ChunkFiles; weigh: (script: string) => number }): string {
  const scripts = chunks[withChunk.exec(html)?.[1] ?? ''] ?? [];
  return scripts.map((script) => `<data value="${weigh(script)}">${script}</data>`).join('') + firstPictureOf(html);
}

/** Bytes of each script as most hosts send it. */
async function weighScripts(chunks: ChunkFiles): Promise<ReadonlyMap<string, number>> {
  const weights = new Map<string, number>();
  for (const script of new Set(Object.values(chunks).flat()))
    weights.set(script, brotliCompressSync(await fs.readFile(path.join(publicFolder, script))).length);
  return weights;
}

/** Publishes for every page what comes ahead of it, so that a link in view can bring it: the picture in the size that the screen needs. */
export async function writeAhead({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const chunks = await readChunkFiles();
  const weights = await weighScripts(chunks);
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>('query PagesAhead { allSitePage { nodes { path } } }');
  for (const { path: own } of data?.allSitePage.nodes ?? []) {
    const page = path.join(publicFolder, own, ...(own.endsWith('.html') ? [] : ['index.html']));
    const file = path.join(publicFolder, aheadAddress(own));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, aheadOf(await fs.readFile(page, 'utf8'), { chunks, weigh: (script) => weights.get(script) ?? 0 }));
  }
}
