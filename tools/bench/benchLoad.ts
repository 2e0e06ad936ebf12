import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import crypto from 'node:crypto';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { hostingFolder } from '../../src/gatsby/publish/hostFiles';
import { type NginxServed, startNginx } from '../hosting/startNginx';
import { builtSite } from '../serve/builtSite';
import { freePort } from '../serve/listen';
import { measureVisit } from './load/measureVisit';
import { obtainWrk, runWrk, type Wrk } from './load/wrk';
import { median } from './median';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run bench:load

commandOptions({
  usage: `npm run bench:load, after npm run build: requests per second that nginx answers on this machine, compared with a plain file of the same size, and the load
of a busy day`,
});

/** Seconds per run. Site and plain file alternate, so that other work on the machine affects both. */
const seconds = 2;
const rounds = 3;
const visitorsADay = 100_000;
/** The pages of a guest who intends to book. */
const journey = ['/', '/acomodacoes', '/quartos/luxo', '/contato'];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const row = (...cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

/** The address of the picture of median size. */
async function medianPicture(folder: string): Promise<string> {
  const sizes = (await filesBelow(path.join(folder, 'static')))
    .filter((file) => file.endsWith('.avif'))
    .map((file) => ({ address: `/static/${file}`, size: fs.statSync(path.join(folder, 'static', file)).size }))
    .sort((a, b) => a.size - b.size);
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (!middle) throw new Error('The build has no picture.');
  return middle.address;
}

async function sentSize(address: string): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  return Number(response.headers.get('content-length'));
}

async function benchAnswers(wrk: Wrk, site: NginxServed, bare: { url: string; folder: string }, picture: string): Promise<number> {
  row('Answer', 'Bytes', 'Requests/s', 'Bare file, requests/s', 'Ratio', 'Errors');
  row('---', '---:', '---:', '---:', '---:', '---:');
  let errorsInAll = 0;
  for (const [name, address] of [
    ['home page', '/'],
    ['picture', picture],
  ] as const) {
    const size = await sentSize(site.url + address);
    fs.writeFileSync(path.join(bare.folder, 'file.bin'), crypto.randomBytes(size));
    const runs = Array.from({ length: rounds }, () => ({
      own: runWrk(wrk, site.url + address, { seconds }),
      file: runWrk(wrk, `${bare.url}/file.bin`, { seconds }),
    }));
    const errors = runs.reduce((sum, { own }) => sum + own.errors, 0);
    errorsInAll += errors;
    row(
      name,
      whole(size),
      whole(median(runs.map(({ own }) => own.requestsPerSecond))),
      whole(median(runs.map(({ file }) => file.requestsPerSecond))),
      median(runs.map(({ own, file }) => own.requestsPerSecond / file.requestsPerSecond)).toFixed(2),
      String(errors),
    );
  }
  return errorsInAll;
}

async function benchVisits(site: NginxServed): Promise<void> {
  row('Visit', 'Requests', 'MB', `Requests of ${whole(visitorsADay)}`, 'GB of them', 'Requests/s when a quarter comes in one hour');
  row('---', '---:', '---:', '---:', '---:', '---:');
  for (const [name, paths, options] of [
    ['home page, phone', journey.slice(0, 1), phone],
    ['home page, desktop', journey.slice(0, 1), desktop],
    [`${journey.length} pages, phone`, journey, phone],
    [`${journey.length} pages, desktop`, journey, desktop],
  ] as const) {
    const { requests, bytes } = await measureVisit(site, paths, options);
    row(
      name,
      whole(requests),
      (bytes / 1e6).toFixed(2),
      whole(requests * visitorsADay),
      whole((bytes * visitorsADay) / 1e9),
      whole((requests * visitorsADay) / 4 / 3600),
    );
  }
}

async function main(): Promise<void> {
  const folder = builtSite();
  const wrk = obtainWrk();
  const bareFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  const bareAddress = `127.0.0.1:${await freePort()}`;
  const bareServer = `server { listen ${bareAddress}; root ${bareFolder}; access_log off; sendfile on; tcp_nopush on; }\n`;
  const site = await startNginx({ folder, packed: path.join(hostingFolder, 'site'), port: 0, further: bareServer });
  try {
    console.log(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}; nginx, wrk and browser share it\n`);
    const errors = await benchAnswers(wrk, site, { url: `http://${bareAddress}`, folder: bareFolder }, await medianPicture(folder));
    console.log();
    await benchVisits(site);
    if (errors > 0) throw new Error(`\n${errors} requests failed.`);
  } finally {
    await site.close();
    fs.rmSync(bareFolder, { recursive: true });
  }
}

runMain(main);
