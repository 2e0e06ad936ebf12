import type { HeaderRule } from './headerRule';

/** What Cloudflare Pages reads of `_headers`; Netlify reads more. */
const limits = { rules: 100, characters: 2000 };

/** Name of the file in the site's folder. Hosts read it and do not serve it. */
export const headersFileName = '_headers';

/**
 * Rules as the text of `_headers`, which Netlify and Cloudflare Pages read.
 * @throws what exceeds their limits, since they would leave it out without a word
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.rules) throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${limits.rules}.`);
  const text = rules
    .map(({ path, headers, inPlace = false }) => {
      // Cloudflare joins what several rules say of a header unless it is detached; Netlify takes the nearest rule, and knows no such line
      const detached = inPlace && process.env.NETLIFY !== 'true' ? Object.keys(headers).map((name) => `  ! ${name}`) : [];
      return [path, ...detached, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
    })
    .join('\n\n');
  const long = text.split('\n').find((line) => line.length > limits.characters);
  if (long) throw new Error(`${long.slice(0, 40).trim()}… has ${long.length} characters in _headers; Cloudflare Pages reads ${limits.characters} of a line.`);
  return `${text}\n`;
}

/** The rules of a `_headers` file, as `formatHeaders` writes it. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .split('\n\n')
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...all] = block.trim().split('\n');
      const lines = all.filter((line) => !line.trim().startsWith('!'));
      return { path, headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])) };
    });
