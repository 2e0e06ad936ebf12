/** The score (A+ from 100) and the rules that cost points. */
export interface Verdict {
  readonly score: number;
  readonly taken: readonly string[];
}

/** Half a year, in seconds. */
const minHstsAge = 15_768_000;

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

/**
 * The rules of Mozilla's HTTP Observatory that depend on headers (cookies and the redirect to HTTPS are up to the host; there are no scripts from other origins):
 * starts at 100, then each rule subtracts or adds. Bonuses count from 90 on.
 * Source: mozilla/http-observatory, httpobs/docs/scoring.md.
 */
export function observatoryScore(headers: Readonly<Record<string, string | undefined>>): Verdict {
  const header = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const policy = directivesOf(header('content-security-policy'));
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isAny = (source: string) => ['*', 'http:', 'https:', 'data:'].includes(source);
  const scripts = sourcesOf('script-src');
  const unsafeScripts = scripts.some((source) => isAny(source) || source === "'unsafe-inline'") || sourcesOf('object-src').some(isAny);
  const unsafeStyles = sourcesOf('style-src').includes("'unsafe-inline'");

  const rules: readonly (readonly [name: string, points: number])[] = [
    policy.has('default-src') ? ['policy', 0] : ['no policy', -25],
    unsafeScripts ? ['policy lets any script in', -20] : ['no unsafe script', unsafeStyles ? 0 : 5],
    scripts.includes("'unsafe-eval'") ? ['policy allows eval', -10] : ['no eval', 0],
    policy.get('default-src')?.join() === "'none'" && !unsafeStyles ? ['nothing by default', 5] : ['something by default', 0],
    Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= minHstsAge ? ['HSTS', 0] : ['no HSTS', -20],
    header('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['no nosniff', -5],
    policy.get('frame-ancestors')?.join() === "'none'" ? ['framing by policy', 5] : ['can be framed', -20],
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header('referrer-policy')) ? ['referrer', 5] : ['referrer leaks', -5],
    /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? ['own resources', 10] : ['no resource policy', 0],
    header('access-control-allow-origin') === '' ? ['no CORS', 0] : ['open to other origins', -50],
  ];
  const sum = (which: (points: number) => boolean) => rules.reduce((total, [, points]) => total + (which(points) ? points : 0), 0);
  const base = 100 + sum((points) => points < 0);
  return { score: base >= 90 ? base + sum((points) => points > 0) : base, taken: rules.filter(([, points]) => points < 0).map(([name]) => name) };
}
