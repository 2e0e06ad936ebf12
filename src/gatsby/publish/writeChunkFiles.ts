import fs from 'node:fs/promises';
import path from 'node:path';
import { publicFolder } from './publicFolder';

/** What webpack's statistics say here: the files of each named chunk, as paths below the site's folder. */
interface Statistics {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Files of each chunk, by its name: addresses. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

const isPage = (chunk: string): boolean => chunk.startsWith('component---');

/**
 * The files of each chunk that has a name, a page's or a part's, for the loader, which fetches them beside Gatsby's own (those would ask for them last).
 * Of a page its scripts only: its styles stand in it.
 */
export const chunkFiles = ({ assetsByChunkName }: Statistics): ChunkFiles =>
  Object.fromEntries(
    Object.entries(assetsByChunkName)
      .filter(([chunk]) => chunk !== 'app')
      .map(([chunk, files]) => [chunk, files.filter((file) => file.endsWith('.js') || !isPage(chunk)).map((file) => `/${file}`)]),
  );

/** Those of the bundle that has just been made. */
export const readChunkFiles = async (): Promise<ChunkFiles> =>
  chunkFiles(JSON.parse(await fs.readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8')) as Statistics);

/**
 * Writes them for the loader to read. Gatsby's own list of the kind names only some of the files, and would stand in every page.
 * @param address where the loader finds them
 */
export const writeChunkFiles = async (address: string): Promise<void> => fs.writeFile(path.join(publicFolder, address), JSON.stringify(await readChunkFiles()));
