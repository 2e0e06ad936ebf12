import { deskPath } from '../deskPath';
import type { HeaderRule } from '../../../src/gatsby/publish/headerRule';
import type { PublishedDesk } from './editorSetting';

/** The Content-Security-Policy of the published desk: the site itself and the Git provider. */
export function deskPolicy({ connect, pictures }: PublishedDesk): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Decap compiles the schema of its configuration
    'script-src': ["'self'", "'unsafe-eval'"],
    // Decap injects its styles at run time
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'", 'data:'],
    // photos of a draft are read as blobs
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
    // the sign-in window sends a message to this one
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return [deskPath, `${deskPath}/*`].map((path) => ({ path, headers, overrides: true }));
}
