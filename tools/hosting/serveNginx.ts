import path from 'node:path';
import { environment } from '../../src/environment';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { builtSite } from '../serve/builtSite';
import { untilStopped } from '../serve/listen';
import { packSite } from './packSite';
import { startNginx } from './startNginx';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

const { pack } = commandOptions({
  usage: `npm run serve:nginx, after npm run build: serves the site with nginx, as a server of the hotel's would, on http://127.0.0.1:9000

  --pack       only packs it into hosting/site, for a server elsewhere; needs no nginx
  PORT         another port
  NGINX_PATH   another nginx`,
  options: { pack: { type: 'boolean' } },
});

async function main(): Promise<void> {
  const packed = path.join(hostingFolder, 'site');
  if (pack) {
    await packSite({ from: builtSite(), to: packed, endings: ['br', 'gz'] });
    console.log(`Packed into ${path.relative('.', packed)}`);
    return;
  }
  const site = await startNginx({ folder: builtSite(), packed, port: environment().values.PORT ?? 9000 });
  console.log(`Site: ${site.url}   (${site.nginx.program}, ${site.nginx.brotliModule ? 'brotli and gzip' : 'gzip'})`);
  console.log(`Requests are logged in ${site.log}`);
  await untilStopped(site);
}

runMain(main);
