import fs from 'node:fs';
import path from 'node:path';
import type { Served } from '../../serve/listen';
import { startSite } from '../../serve/serve';

/**
 * Serves a built site, and requests its pages, scripts, styles and data once: our server compresses a file at its first request, while hosts have it ready.
 * @param folder the built site
 * @param routes the pages that will be visited
 */
export async function serveWarm(folder: string, routes: readonly string[]): Promise<Served> {
  const site = await startSite({ folder, port: 0 });
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|json)$/.test(file));
  const addresses = [...routes, ...files.map((file) => `/${file.split(path.sep).join('/')}`)];
  for (const address of addresses) await (await fetch(site.url + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  return site;
}
