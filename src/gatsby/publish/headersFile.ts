/** Response headers for some addresses; the files for all hosts are generated from these rules. */
export interface HeaderRule {
  /** Address below the site, without query; one `*` matches any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether its headers replace those of wider rules, also on hosts that would otherwise join both. */
  readonly overrides?: boolean;
}

/** Whether a rule applies to an address. */
export function isFor({ path }: HeaderRule, address: string): boolean {
  const [start = '', end] = path.split('*');
  return end === undefined ? address === path : address.length >= path.length - 1 && address.startsWith(start) && address.endsWith(end);
}

/** The headers of an address. Where several rules set the same header, the last one wins. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => isFor(rule, address)).map(({ headers }) => headers)) as Record<string, string>;

export const revalidate = 'no-cache';

/** Limits of Cloudflare Pages for `_headers`; those of Netlify are higher. */
const limits = { rules: 100, characters: 2000 };

export const headersFileName = '_headers';

/** The text of `_headers`. @throws if it exceeds the hosts' limits, since they would ignore the rest without a message */
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

export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .split('\n\n')
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...all] = block.trim().split('\n');
      const lines = all.filter((line) => !line.trim().startsWith('!'));
      const overrides = lines.length < all.length;
      return {
        path,
        ...(overrides && { overrides }),
        headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])),
      };
    });
