import { deskPath } from '../deskPath';
import type { HeaderRule } from '../../../src/gatsby/publish/headerRule';
import type { PublishedDesk } from './editorSetting';

/** The policy of the published desk: the site itself and the provider of the repository. */
export function deskPolicy({ connect, pictures }: PublishedDesk): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // the editor compiles the schema of its configuration
    'script-src': ["'self'", "'unsafe-eval'"],
    // and writes its styles as it runs
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'", 'data:'],
    // a draft's photos are read back from the browser
    'connect-src': ["'self'", 'blob:', ...connect],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of the published desk, in place of those of the site. */
export function deskHeaders(desk: PublishedDesk | null): HeaderRule[] {
  if (!desk) return [];
  const headers = {
    'Content-Security-Policy': deskPolicy(desk),
    // the window in which people sign in tells this one
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return [deskPath, `${deskPath}/*`].map((path) => ({ path, headers, inPlace: true }));
}
