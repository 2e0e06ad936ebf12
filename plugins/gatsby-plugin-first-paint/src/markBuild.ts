import fs from 'node:fs/promises';
import path from 'node:path';
import { type AppData, appDataUrl, type PageData, pageOfDataUrl } from './pageData';

/**
 * Writes into the data of every page which build they belong to (`refuseOtherBuilds`).
 * @param folder the built site
 */
export async function markBuild(folder: string): Promise<void> {
  const { webpackCompilationHash: build } = JSON.parse(await fs.readFile(path.join(folder, appDataUrl), 'utf8')) as AppData;
  const files = await fs.readdir(path.join(folder, 'page-data'), { recursive: true });
  const ofPages = files.map((file) => `page-data/${file.replaceAll(path.sep, '/')}`).filter((file) => pageOfDataUrl(`/${file}`) !== undefined);
  for (const file of ofPages.map((name) => path.join(folder, name))) {
    const data = JSON.parse(await fs.readFile(file, 'utf8')) as PageData;
    if (data.result.build !== build) await fs.writeFile(file, JSON.stringify({ ...data, result: { ...data.result, build } }));
  }
}
