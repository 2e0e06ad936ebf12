import { isReceipt } from '../../src/components/forms/postForm';
import { securityHeaders } from '../../src/gatsby/publish/headerRules';
import { pageDataUrl } from '../../plugins/gatsby-plugin-first-paint/src/pageData';
import { hashOf } from '../../src/gatsby/publish/siteFiles';
import { redirects } from '../../src/domain/pages/redirects';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { languages, languageTags } from '../../src/site';

/** The results of a check: what is correct, and what is not, each with a remedy. */
export interface Finding {
  readonly title: string;
  readonly faults: readonly string[];
  /** Why the check was skipped. */
  readonly skipped?: string;
}

interface PublishedSite {
  /** Without a slash at the end. */
  readonly address: string;
  /** The e-mail address in the sent form; undefined: none is sent. */
  readonly email: string | undefined;
  readonly get: (path: string) => Promise<Response>;
}

/** Milliseconds until an answer counts as missing. */
const timeoutMs = 20_000;

const noAnswer = (error: unknown): readonly string[] => [
  `no answer: ${error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(', ') : String(error)}`,
];
const contentTypeOf = (response: Response): string => response.headers.get('content-type') ?? 'none';
const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);

/** The faults of several things, checked in parallel. */
const faultsOfEach = async <One>(all: readonly One[], faultsOf: (one: One) => Promise<readonly string[]>): Promise<readonly string[]> =>
  (await Promise.all(all.map(faultsOf))).flat();

const forHeaders = 'the host does not send what _headers says; see docs/publishing.md, “Hosts”';

const checks: readonly { title: string; run: (site: PublishedSite) => Promise<readonly string[] | { readonly skipped: string }> }[] = [
  {
    title: 'Headers',
    run: async ({ get }) => {
      const { headers } = await get('/');
      const missing = Object.entries(securityHeaders).filter(([name, value]) => headers.get(name)?.toLowerCase() !== value.toLowerCase());
      const policy = headers.get('content-security-policy') ?? '';
      return [
        ...missing.map(([name, value]) => `${name} is ${headers.get(name) ?? 'missing'}, not ${value}: ${forHeaders}`),
        ...unless(policy.includes("default-src 'none'"), `Content-Security-Policy is ${policy || 'missing'}: ${forHeaders}`),
      ];
    },
  },
  {
    title: 'The address that it was built for',
    run: async ({ address, get }) => {
      const canonical = first(await (await get('/')).text(), /<link[^>]*rel="canonical"[^>]*href="([^"]*?)\/?"/);
      return unless(canonical === address, `it was built for ${canonical ?? 'no address'}: build it with GATSBY_SITE_URL=${address}`);
    },
  },
  {
    title: 'Pages in each language',
    run: ({ get }) =>
      faultsOfEach(
        languages.flatMap((language) => ['/', '/resort'].map((page) => ({ language, path: localizedPath(page, language) }))),
        async ({ language, path }) => {
          const response = await get(path);
          const html = await response.text();
          const links = new Set([...html.matchAll(/hreflang="([^"]*)"/gi)].map(([, tag]) => tag));
          return [
            ...unless(response.status === 200, `${path} is answered with ${String(response.status)}, not 200`),
            ...unless(html.includes(`lang="${languageTags[language]}"`), `${path} is not in ${languageTags[language]}: another page is at its address`),
            ...languages.flatMap((other) => unless(links.has(languageTags[other]), `${path} has no hreflang link to ${languageTags[other]}`)),
          ];
        },
      ),
  },
  {
    title: 'Not found',
    run: ({ get }) =>
      faultsOfEach(languages, async (language) => {
        const path = localizedPath('/this-page-does-not-exist', language);
        const response = await get(path);
        const html = await response.text();
        return [
          ...unless(response.status === 404, `${path} is answered with ${String(response.status)}, not 404: search engines would list it`),
          ...unless(
            html.includes(`lang="${languageTags[language]}"`),
            `${path} is not answered with the site’s own page in ${languageTags[language]}: /404.html`,
          ),
        ];
      }),
  },
  {
    title: 'Redirects',
    run: async ({ address, get }) => {
      const faults = await faultsOfEach(redirects, async ({ from, to }) => {
        const response = await get(from);
        const target = response.headers.get('location');
        const leads = target !== null && new URL(target, address).href === new URL(to, address).href;
        const forwards = response.status === 200 && (await response.text()).includes(`url=${to}`);
        return unless((response.status === 301 && leads) || forwards, `${from} does not lead to ${to}: ${String(response.status)} ${target ?? ''}`.trim());
      });
      const plain = address.replace(/^https:/, 'http:');
      if (plain === address) return faults;
      const insecure = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
      const toHttps = !insecure || (insecure.headers.get('location') ?? '').startsWith('https:');
      return [...faults, ...unless(toHttps, `${plain} does not lead to ${address}`)];
    },
  },
  {
    title: 'What search engines read',
    run: async ({ address, get }) => {
      const [robots, sitemap] = await Promise.all([get('/robots.txt'), get('/sitemap.xml')]);
      const [robotsText, sitemapText] = await Promise.all([robots.text(), sitemap.text()]);
      return [
        ...unless(robots.ok && robotsText.includes(`Sitemap: ${address}/sitemap.xml`), 'robots.txt does not name the sitemap at this address'),
        ...unless(sitemap.ok && sitemapText.includes(`<loc>${address}/resort</loc>`), 'sitemap.xml does not list the pages of this address'),
      ];
    },
  },
  {
    title: 'A picture and a script, cached for good',
    run: async ({ get }) => {
      const html = await (await get('/')).text();
      const files = { image: first(html, /<img[^>]*\ssrc="(\/static\/[^"]+)"/), javascript: first(html, /["'\s](\/static\/[^"'\s]+\.js)["'\s]/) };
      return faultsOfEach(Object.entries(files), async ([type, path]) => {
        if (path === undefined) return [`the home page names no ${type}`];
        const response = await get(path);
        const cache = response.headers.get('cache-control') ?? 'missing';
        return [
          ...unless(response.ok && contentTypeOf(response).includes(type), `${path} is answered with ${String(response.status)} ${contentTypeOf(response)}`),
          ...unless(cache.includes('immutable'), `Cache-Control of ${path} is ${cache}, not immutable: ${forHeaders}`),
        ];
      });
    },
  },
  {
    title: 'Pages as they were built',
    run: async ({ get }) => {
      const page = await get('/');
      const { html } = (await (await get(pageDataUrl('/'))).json()) as { readonly html?: string };
      return unless(
        html === hashOf(Buffer.from(await page.arrayBuffer())),
        'something on the way changes the HTML: no visitor can keep pages for when there is no signal; see docs/publishing.md, “Optimisers of hosts”',
      );
    },
  },
  {
    title: 'Compression',
    run: async ({ get }) => {
      const encoding = (await get('/')).headers.get('content-encoding');
      return unless(encoding !== null, 'pages are not compressed: let the host compress text, by brotli or gzip');
    },
  },
  {
    title: 'A form',
    run: async ({ address, email, get }) => {
      const response = await get('/');
      const form = [...(await response.text()).matchAll(/<form\b[^>]*>/g)]
        .map(([tag]) => tag)
        .find((tag) => tag.includes('method="post"') && tag.includes('action='));
      const endpoint = form && first(form, /action="([^"]*)"/);
      if (!endpoint) return { skipped: 'forms are composed for WhatsApp and e-mail: the build had no GATSBY_FORMS_ENDPOINT' };
      const policy = response.headers.get('content-security-policy') ?? '';
      const allowed = ['connect-src', 'form-action'].flatMap((directive) =>
        unless(
          new RegExp(`${directive} [^;]*${new URL(endpoint).origin.replaceAll('.', '\\.')}`).test(policy),
          `${directive} of the policy does not allow ${endpoint}`,
        ),
      );
      if (email === undefined)
        return allowed.length > 0 ? allowed : { skipped: 'none was sent: name an e-mail address, `-- --form name@example.com`, to send one' };
      const fields = { form: 'signUp', language: 'en', name: 'Test of the website', email, telephone: '' };
      const headers = { Accept: 'application/json', Origin: address };
      const receipt = await fetch(endpoint, { method: 'POST', body: new URLSearchParams(fields), headers, signal: AbortSignal.timeout(timeoutMs) });
      const answer = await receipt.text();
      const taken = receipt.ok && isReceipt(answer);
      const readableBy = receipt.headers.get('access-control-allow-origin');
      const see = 'see docs/forms.md, “Receiving forms”';
      return [
        ...allowed,
        ...unless(taken, `${endpoint} did not take a form: it answered ${String(receipt.status)} ${answer.slice(0, 80)}; ${see}`),
        ...unless(
          readableBy === '*' || readableBy === address,
          `${endpoint} answers with Access-Control-Allow-Origin ${readableBy ?? 'missing'}, not ${address}: visitors are told that each form failed, though it arrived; ${see}`,
        ),
      ];
    },
  },
];

/** Checks a published site from outside, and, if an e-mail address is given, sends one form, which its receiver gets. */
export async function checkPublishedSite({ address, email }: { address: string; email?: string | undefined }): Promise<readonly Finding[]> {
  const get = (path: string) => fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), headers: { Accept: 'text/html,*/*' } });
  const silent = await get('/').then(() => undefined, noAnswer);
  if (silent) return [{ title: 'The site', faults: silent }];
  const findings: Finding[] = [];
  for (const { title, run } of checks) {
    const result = await run({ address, email, get }).catch(noAnswer);
    findings.push('skipped' in result ? { title, faults: [], skipped: result.skipped } : { title, faults: result });
  }
  return findings;
}
