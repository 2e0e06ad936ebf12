import crypto from 'node:crypto';

/** Hashes of the pages' inline scripts and styles, for the Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types of scripts that are executed; others, such as JSON-LD, are data, which need no hash. */
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
