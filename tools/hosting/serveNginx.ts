import path from 'node:path';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { builtSite } from '../serve/builtSite';
import { untilStopped } from '../serve/listen';
import { startNginx } from './startNginx';
import { runMain } from '../system/run';

// npm run serve:nginx: serves the built site with nginx, with the configuration and compressed files that a server of the hotel's would have.

async function main(): Promise<void> {
  const packed = path.join(hostingFolder, 'site');
  const start = performance.now();
  const site = await startNginx({ folder: builtSite(), packed, port: Number(process.env.PORT ?? 9000) });
  console.log(`Site: ${site.url}   (${site.nginx.program}, ${site.nginx.brotliModule ? 'brotli and gzip' : 'gzip'})`);
  console.log(`Packed into ${path.relative('.', packed)} in ${((performance.now() - start) / 1000).toFixed(1)} s; requests are logged in ${site.log}`);
  await untilStopped(site);
}

runMain(main);
