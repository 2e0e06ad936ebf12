import type { HeaderRule } from './headerRule';

/** Limits of Cloudflare Pages for `_headers`; those of Netlify are higher. */
const limits = { rules: 100, characters: 2000 };

/** Name of the file in the site's folder. Hosts read it and do not serve it. */
export const headersFileName = '_headers';

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read.
 * @throws where it exceeds their limits, since they would ignore the rest without a message
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.rules) throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${limits.rules}.`);
  const text = rules
    .map(({ path, headers, overrides = false }) => {
      // Cloudflare joins the values of several rules unless the header is detached by `!`; Netlify uses the most specific rule, and does not know `!`
      const detached = overrides && process.env.NETLIFY !== 'true' ? Object.keys(headers).map((name) => `  ! ${name}`) : [];
      return [path, ...detached, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
    })
    .join('\n\n');
  const long = text.split('\n').find((line) => line.length > limits.characters);
  if (long) throw new Error(`${long.slice(0, 40).trim()}… has ${long.length} characters in _headers; Cloudflare Pages reads ${limits.characters} of a line.`);
  return `${text}\n`;
}

/** Parses the text that `formatHeaders` writes. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .split('\n\n')
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...all] = block.trim().split('\n');
      const lines = all.filter((line) => !line.trim().startsWith('!'));
      return { path, headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])) };
    });
