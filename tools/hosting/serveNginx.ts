import path from 'node:path';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { builtSite } from '../serve/builtSite';
import { untilStopped } from '../serve/untilStopped';
import { startNginx } from './startNginx';

// npm run serve:nginx: the built site as nginx serves it, with the configuration and the compressed files that a machine of the hotel's would have.

async function main(): Promise<void> {
  const packed = path.join(hostingFolder, 'site');
  const began = performance.now();
  const site = await startNginx({ folder: builtSite(), packed, port: Number(process.env.PORT ?? 9000) });
  console.log(`Site: ${site.url}   (${site.nginx.program}, ${site.nginx.brotliModule ? 'brotli and gzip' : 'gzip'})`);
  console.log(`Laid out in ${path.relative('.', packed)} in ${((performance.now() - began) / 1000).toFixed(1)} s; requests are noted in ${site.log}`);
  await untilStopped(site);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
