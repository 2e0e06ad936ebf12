import path from 'node:path';
import { environment } from '../../src/environment';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { builtSite } from '../serve/builtSite';
import { untilStopped } from '../serve/listen';
import { startNginx } from './startNginx';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run serve:nginx

commandOptions({
  usage: `npm run serve:nginx, after npm run build: serves the site with nginx, as a server of the hotel's would, on http://127.0.0.1:9000

  PORT         another port
  NGINX_PATH   another nginx`,
});

async function main(): Promise<void> {
  const packed = path.join(hostingFolder, 'site');
  const start = performance.now();
  const site = await startNginx({ folder: builtSite(), packed, port: environment().values.PORT ?? 9000 });
  console.log(`Site: ${site.url}   (${site.nginx.program}, ${site.nginx.brotliModule ? 'brotli and gzip' : 'gzip'})`);
  console.log(`Packed into ${path.relative('.', packed)} in ${((performance.now() - start) / 1000).toFixed(1)} s; requests are logged in ${site.log}`);
  await untilStopped(site);
}

runMain(main);
