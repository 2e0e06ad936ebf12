import fs from 'node:fs/promises';
import path from 'node:path';
import type { IAdapter } from 'gatsby';
import { outsideHosts, siteUrl } from '../../site';
import { filesBelow } from './filesBelow';
import { formatHeaders, headersFileName } from './headersFile';
import { headerRules } from './headerRules';
import { inlineHashes } from './inlineHashes';
import { nginxSite } from './nginxSite';
import { publicFolder } from './publicFolder';
import { formatRedirects } from './redirectsFile';
import { writeFlatPages } from './writeFlatPages';

/** Where files for hosts stand that are no part of the site itself. */
export const hostingFolder = path.resolve('hosting');

async function bookingHost(): Promise<string> {
  const site = JSON.parse(await fs.readFile(path.resolve('content', 'site.json'), 'utf8')) as { booking: { host: string } };
  return process.env.GATSBY_BOOKING_HOST ?? site.booking.host;
}

async function writeHostFiles(): Promise<void> {
  const files = await filesBelow(publicFolder);
  const pages = await Promise.all(
    files.filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file)).map((file) => fs.readFile(path.join(publicFolder, file), 'utf8')),
  );
  const kept = await fs.readdir(path.resolve('static'), { withFileTypes: true });
  const rules = headerRules({
    inline: inlineHashes(pages),
    booking: await bookingHost(),
    outside: outsideHosts,
    files,
    keptNames: kept.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })),
  });
  await writeFlatPages(publicFolder, files);
  await fs.writeFile(path.join(publicFolder, headersFileName), formatHeaders(rules));
  await fs.writeFile(path.join(publicFolder, '_redirects'), formatRedirects());
  await fs.mkdir(hostingFolder, { recursive: true });
  const { hostname } = new URL(siteUrl);
  await fs.writeFile(
    path.join(hostingFolder, 'nginx.conf'),
    nginxSite({ rules, listen: '80', serverName: hostname, root: `/var/www/${hostname}`, log: '/var/log/nginx/site.log', brotli: false }),
  );
}

/**
 * Gatsby's hook for hosts, run when all else is written. One adapter for all of them, since `_headers` and `_redirects` serve Netlify too:
 * Netlify's own would add rules of its own to the same files, and answer 200 for English addresses that nobody knows.
 */
export const hostFiles: IAdapter = { name: 'host-files', adapt: writeHostFiles };
