import fs from 'node:fs/promises';
import path from 'node:path';
import type { IAdapter } from 'gatsby';
import { environment } from '../../environment';
import { inHotelFolder } from '../../hotel';
import { deskHeaders, editorSetting, isOfDesk } from '../../../tools/desk/publish/publishedDesk';
import { bookingHost } from '../schema/resolvers';
import { formatHeaders, type HeaderRule, headersFileName } from './headersFile';
import { headerRules } from './headerRules';
import { inlineHashes } from './contentSecurityPolicy';
import { nginxServer, nginxSite } from './nginxSite';
import { filesBelow, publicFolder } from './siteFiles';
import { formatRedirects } from './redirects';
import { iconFiles } from './themeFiles';
import { writeFlatPages } from './writeFlatPages';

/** Folder of the files for hosts that are not part of the site. */
export const hostingFolder = path.resolve('hosting');

async function writeNginxFiles(rules: readonly HeaderRule[]): Promise<void> {
  const folder = path.join(hostingFolder, 'nginx');
  const { hostname } = new URL(environment().siteUrl);
  const { http, server } = nginxSite(rules);
  const settings = { listen: '80', name: hostname, root: `/var/www/${hostname}`, log: '/var/log/nginx/site.log', brotli: false };
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'http.conf'), http);
  await fs.writeFile(path.join(folder, 'server.conf'), server);
  const site = nginxServer({ ...settings, site: 'include /etc/nginx/site/server.conf;' });
  await fs.writeFile(path.join(folder, 'site.conf'), `include /etc/nginx/site/http.conf;\n\n${site}`);
}

async function writeHostFiles(): Promise<void> {
  const files = await filesBelow(publicFolder);
  const pages = await Promise.all(
    files.filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !isOfDesk(file)).map((file) => fs.readFile(path.join(publicFolder, file), 'utf8')),
  );
  const entries = await fs.readdir(path.resolve('static'), { withFileTypes: true });
  const staticEntries = [
    ...entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })),
    ...iconFiles.map((name) => ({ name, isFolder: false })),
  ];
  const site = JSON.parse(await fs.readFile(inHotelFolder('site.json'), 'utf8')) as { booking: { host: string } };
  const rules = headerRules({
    inline: inlineHashes(pages),
    booking: bookingHost(site.booking.host),
    outside: environment().thirdParties,
    desk: deskHeaders(editorSetting(environment().editor)),
    staticEntries,
  });
  await writeFlatPages(publicFolder, { files, staticEntries });
  await fs.writeFile(path.join(publicFolder, headersFileName), formatHeaders(rules));
  await fs.writeFile(path.join(publicFolder, '_redirects'), formatRedirects());
  await writeNginxFiles(rules);
}

/** A Gatsby adapter, which runs after everything else is written. One for all hosts: Netlify's adapter would add rules to the same files. */
export const hostFiles: IAdapter = { name: 'host-files', adapt: writeHostFiles };
