import fs from 'node:fs';
import path from 'node:path';

/**
 * Requests pages, scripts, styles and data of a site once: our server compresses a file at its first request, while hosts have it ready.
 * @param site its address
 * @param folder the built site
 */
export async function warmUp(site: string, { folder, routes }: { folder: string; routes: readonly string[] }): Promise<void> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|json)$/.test(file));
  const addresses = [...routes, ...files.map((file) => `/${file.split(path.sep).join('/')}`)];
  for (const address of addresses) await (await fetch(site + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
}
