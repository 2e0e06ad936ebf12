import path from 'node:path';
import fs from 'node:fs';
import { environment } from '../../src/environment';
import { candidatePaths, canRun } from '../system/findProgram';
import { unpackDebian, unpackedEnvironment, unpackedFolder } from '../system/debian';

export interface Nginx {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  readonly brotliModule: string | undefined;
}

/** The nginx of this machine: NGINX_PATH, an installed one, or one that was unpacked before. */
export function findNginx(): Nginx | undefined {
  const env = unpackedEnvironment();
  const { NGINX_PATH: named } = environment().values;
  const candidates = named ? [named] : [...candidatePaths(['nginx']), path.join(unpackedFolder, 'usr', 'sbin', 'nginx')];
  const program = candidates.find((candidate) => canRun(candidate, ['-v'], env));
  if (!program) return undefined;
  const brotliModule = path.resolve(path.dirname(program), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
  return { program, env, brotliModule: fs.existsSync(brotliModule) ? brotliModule : undefined };
}

/** Finds an nginx, or unpacks Debian's, with its brotli module. */
export function obtainNginx(): Nginx {
  const found = findNginx() ?? (unpackDebian(['nginx', 'libnginx-mod-http-brotli-static']) ? findNginx() : undefined);
  if (found) return found;
  throw new Error(
    [
      'No nginx was found, and none could be unpacked. Either',
      '  · install it: `sudo apt-get install nginx libnginx-mod-http-brotli-static`, or `brew install nginx`; or',
      '  · name one that is there: `NGINX_PATH=/path/to/nginx`.',
    ].join('\n'),
  );
}
