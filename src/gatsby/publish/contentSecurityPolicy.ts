import crypto from 'node:crypto';
import type { Directive, ThirdPartySources } from '../../environment';

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types of scripts that are executed; others, such as JSON-LD, are data and need no hash. */
const executed = /^(?:|module|(?:text|application)\/javascript)$/;

/** A source expression of the policy, quotes included. */
export const hashSource = (content: string): string => `'sha256-${crypto.createHash('sha256').update(content).digest('base64')}'`;

/** Each hash once, sorted. Gatsby's HTML is regular enough for expressions instead of a parser. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/\ssrc=/.test(attributes) && executed.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? '')) scripts.add(content);
    for (const [, content = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(content);
  }
  const hashes = (contents: Set<string>) => [...contents].map(hashSource).sort();
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

export interface PolicySources {
  readonly inline: InlineHashes;
  readonly booking: string;
  /** Of the configured third parties. */
  readonly outside: ThirdPartySources;
}

/**
 * The Content-Security-Policy of a page: this origin, the build's inline scripts and styles by hash, and the configured third-party hosts; nothing else, and no
 * `eval`. All pages have the same policy, since a visitor navigates between them within one document.
 *
 * Style attributes are allowed: without script, pictures have their background colour and charts their sizes in the HTML. Of `<style>` elements only the
 * build's are allowed; all are if third parties are configured, since their scripts add some. `data:` images are the waves and arrows of the style sheets,
 * `blob:` images those that the panorama viewer has fetched (docs/decisions/0013-pannellum.md).
 */
export function contentSecurityPolicy({ inline, booking, outside }: PolicySources): string {
  const self = "'self'";
  const of = (directive: Directive): readonly string[] => outside[directive] ?? [];
  const styles = of('style-src-elem');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [self, ...inline.scripts, ...of('script-src')],
    // a hash would switch 'unsafe-inline' off
    'style-src-elem': [self, ...(styles.includes("'unsafe-inline'") ? [] : inline.styles), ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:', ...of('img-src')],
    'font-src': [self],
    'media-src': [self],
    'manifest-src': [self],
    'connect-src': [self, ...of('connect-src')],
    'frame-src': of('frame-src'),
    // it also applies to the redirect after a form
    'form-action': [self, new URL(booking).origin, ...of('form-action')],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
