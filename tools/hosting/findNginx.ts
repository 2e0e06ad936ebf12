import path from 'node:path';
import fs from 'node:fs';
import { environment } from '../../src/environment';
import { installDebian } from '../system/debian';
import { candidatePaths, canRun } from '../system/findProgram';

export interface Nginx {
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

/** Finds an nginx, or installs Debian's, with its brotli module, if we are root. */
export function obtainNginx(): Nginx {
  const found = findNginx() ?? (installDebian(['nginx', 'libnginx-mod-http-brotli-static']) ? findNginx() : undefined);
  if (found) return found;
  throw new Error(
    [
      'No nginx was found, and none could be installed. Either',
      '  · install it: `sudo apt-get install nginx libnginx-mod-http-brotli-static`, or `brew install nginx`; or',
      '  · name one that is there: `NGINX_PATH=/path/to/nginx`.',
    ].join('\n'),
  );
}
