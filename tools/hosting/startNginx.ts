import readline from 'node:readline';
import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { nginxServer, nginxSite } from '../../src/gatsby/publish/nginxSite';
import { environment } from '../../src/environment';
import { readHeaderRules } from '../serve/builtSite';
import { freePort, type Served } from '../serve/listen';
import { candidatePaths, canRun, obtain } from '../system/programs';
import { packSite } from './packSite';

interface Nginx {
  readonly program: string;
  readonly brotliModule: string | undefined;
}

/** The nginx of this machine: NGINX_PATH, or an installed one. */
export function findNginx(): Nginx | undefined {
  const { NGINX_PATH: named } = environment().values;
  const program = (named ? [named] : candidatePaths(['nginx'])).find((candidate) => canRun(candidate, ['-v']));
  if (!program) return undefined;
  const brotliModule = path.resolve(path.dirname(program), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
  return { program, brotliModule: fs.existsSync(brotliModule) ? brotliModule : undefined };
}

export const obtainNginx = (): Nginx =>
  obtain(findNginx, {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    otherwise: ' (or `brew install nginx`), or name one that is there by NGINX_PATH',
  });

export interface NginxServed extends Served {
  readonly nginx: Nginx;
  readonly log: string;
}

/** A complete configuration around the site's. nginx writes only below its prefix, so it needs no special rights. */
function programConfiguration(site: string, { brotliModule }: Nginx): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes auto;',
    'pid nginx.pid;',
    'error_log stderr notice;',
    'events { worker_connections 1024; }',
    `http {\n${temporary.join(' ')}\n${site}}`,
    '',
  ].join('\n');
}

/** Serves a built site with nginx, with the configuration that the build writes for hosts. @param packed folder for the copy @param port 0: any free one */
export async function startNginx({ folder, packed, port }: { folder: string; packed: string; port: number }): Promise<NginxServed> {
  const nginx = obtainNginx();
  await packSite({ from: folder, to: packed, endings: nginx.brotliModule ? ['br', 'gz'] : ['gz'] });
  const address = `127.0.0.1:${port || (await freePort())}`;
  const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const log = path.join(prefix, 'access.log');
  const { http, server } = nginxSite(await readHeaderRules(folder));
  const block = nginxServer({ listen: address, name: 'localhost', root: packed, log, brotli: nginx.brotliModule !== undefined, site: server });
  fs.writeFileSync(path.join(prefix, 'nginx.conf'), programConfiguration(`${http}\n${block}`, nginx));

  const running = spawn(nginx.program, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'pipe'] });
  const ended = once(running, 'exit');
  const output: string[] = [];
  const lines = readline.createInterface(running.stderr);
  await new Promise<void>((resolve, reject) => {
    running.once('error', reject);
    running.once('exit', () => reject(new Error(`nginx did not start:\n${output.join('\n')}`)));
    lines.on('line', (line) => {
      if (/\[(?:emerg|alert|crit|error|warn)\]/.test(line)) console.error(line);
      output.push(line);
      // it listens before it starts its workers
      if (line.includes('start worker process')) resolve();
    });
  });
  return {
    url: `http://${address}`,
    nginx,
    log,
    close: async () => {
      running.kill('SIGTERM');
      await ended;
      fs.rmSync(prefix, { recursive: true, force: true });
    },
  };
}
