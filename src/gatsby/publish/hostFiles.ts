import fs from 'node:fs/promises';
import path from 'node:path';
import type { IAdapter } from 'gatsby';
import { outsideHosts, siteUrl } from '../../site';
import { deskPath } from '../../../tools/desk/deskPath';
import { deskHeaders } from '../../../tools/desk/publish/deskHeaders';
import { editorSetting } from '../../../tools/desk/publish/editorSetting';
import { filesBelow } from './filesBelow';
import type { HeaderRule } from './headerRule';
import { formatHeaders, headersFileName } from './headersFile';
import { headerRules } from './headerRules';
import { inlineHashes } from './inlineHashes';
import { nginxServer, nginxSite } from './nginxSite';
import { publicFolder } from './publicFolder';
import { formatRedirects } from './redirectsFile';
import { writeFlatPages } from './writeFlatPages';

/** Where files for hosts stand that are no part of the site itself. */
export const hostingFolder = path.resolve('hosting');

async function bookingHost(): Promise<string> {
  const site = JSON.parse(await fs.readFile(path.resolve('content', 'site.json'), 'utf8')) as { booking: { host: string } };
  return process.env.GATSBY_BOOKING_HOST ?? site.booking.host;
}

/** For a machine with nginx: two parts to include, new with each build, and a `server` block to begin with. */
async function writeNginxFiles(rules: readonly HeaderRule[]): Promise<void> {
  const folder = path.join(hostingFolder, 'nginx');
  const { hostname } = new URL(siteUrl);
  const { http, server } = nginxSite(rules);
  const own = { listen: '80', name: hostname, root: `/var/www/${hostname}`, log: '/var/log/nginx/site.log', brotli: false };
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'http.conf'), http);
  await fs.writeFile(path.join(folder, 'server.conf'), server);
  await fs.writeFile(
    path.join(folder, 'site.conf'),
    `include /etc/nginx/site/http.conf;\n\n${nginxServer({ ...own, site: 'include /etc/nginx/site/server.conf;' })}`,
  );
}

/** The desk has a policy of its own; its page says nothing to that of the others. */
const isOfDesk = (file: string): boolean => `/${file}`.startsWith(`${deskPath}/`);

async function writeHostFiles(): Promise<void> {
  const files = await filesBelow(publicFolder);
  const pages = await Promise.all(
    files.filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !isOfDesk(file)).map((file) => fs.readFile(path.join(publicFolder, file), 'utf8')),
  );
  const entries = await fs.readdir(path.resolve('static'), { withFileTypes: true });
  const keptNames = entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  const rules = headerRules({
    inline: inlineHashes(pages),
    booking: await bookingHost(),
    outside: outsideHosts,
    desk: deskHeaders(editorSetting(process.env)),
    files,
    keptNames,
  });
  await writeFlatPages(publicFolder, { files, keptNames });
  await fs.writeFile(path.join(publicFolder, headersFileName), formatHeaders(rules));
  await fs.writeFile(path.join(publicFolder, '_redirects'), formatRedirects());
  await writeNginxFiles(rules);
}

/**
 * Gatsby's hook for hosts, run when all else is written. One adapter for all of them, since `_headers` and `_redirects` serve Netlify too:
 * Netlify's own would add rules of its own to the same files, and answer 200 for English addresses that nobody knows.
 */
export const hostFiles: IAdapter = { name: 'host-files', adapt: writeHostFiles };
