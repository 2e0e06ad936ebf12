import crypto from 'node:crypto';

/** What a Content-Security-Policy must know of the pages: hashes of the inline scripts and styles that they hold. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types of scripts that run; others, such as JSON-LD, are data, which a policy is not about. */
const runs = /^(?:|module|(?:text|application)\/javascript)$/;

/** A source expression as a policy writes it, quotes included. */
export const hashSource = (content: string): string => `'sha256-${crypto.createHash('sha256').update(content).digest('base64')}'`;

/** Each hash once, sorted. Gatsby writes the pages; what it writes needs no full parser of HTML. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/\ssrc=/.test(attributes) && runs.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? '')) scripts.add(content);
    for (const [, content = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(content);
  }
  const hashes = (contents: Set<string>) => [...contents].map(hashSource).sort();
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
