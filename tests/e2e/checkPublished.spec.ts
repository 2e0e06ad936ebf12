import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { pageDataUrl } from '../../plugins/gatsby-plugin-first-paint/src/pageData';
import { redirects } from '../../src/domain/pages/redirects';
import { environment } from '../../src/environment';
import { hashOf } from '../../src/gatsby/publish/siteFiles';
import { listen, type Served } from '../../tools/serve/listen';
import { formsServiceUrl } from '../support/servers/formsService';
import { siteUrl } from '../support/servers/siteAddress';
import { expect, test } from '../support/test';

/** How a host changes an answer. */
type Host = (answer: { status: number; headers: Record<string, string>; body: Buffer }, path: string) => void;

/** The built site, as another host would publish it at an address of its own. */
const published = (host: Host = () => undefined): Promise<Served> => {
  let hashOfHome = '';
  return listen({
    port: 0,
    answer: (request, response) => {
      const headers = { accept: 'text/html', 'accept-encoding': request.headers['accept-encoding'] === undefined ? '' : 'identity' };
      http.get(siteUrl + (request.url ?? '/'), { headers }, (from) => {
        const parts: Buffer[] = [];
        from.on('data', (part: Buffer) => parts.push(part));
        from.on('end', () => {
          const address = `http://${request.headers.host ?? ''}`;
          const isText = /html|xml|text/.test(from.headers['content-type'] ?? '');
          const whole = Buffer.concat(parts);
          let body = isText ? Buffer.from(whole.toString('utf8').replaceAll(environment().siteUrl, address)) : whole;
          if (request.url === '/') hashOfHome = hashOf(body);
          // as the build would have written it for this address
          else if (request.url === pageDataUrl('/'))
            body = Buffer.from(JSON.stringify({ ...(JSON.parse(whole.toString('utf8')) as object), html: hashOfHome }));
          const { 'content-length': _length, connection: _connection, ...kept } = from.headers;
          const answer = { status: from.statusCode ?? 500, headers: { ...(kept as Record<string, string>), ...(isText && { 'x-text': '1' }) }, body };
          host(answer, request.url ?? '/');
          const { 'x-text': _text, ...sent } = answer.headers;
          response.writeHead(answer.status, sent).end(answer.body);
        });
      });
    },
  });
};

const compressing: Host = ({ headers }, address) => {
  // only the header is looked at, and an unknown encoding is passed on as it is
  if (address === '/') headers['content-encoding'] = 'identity';
};

/** Runs the command. */
const check = (address: string, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', path.resolve('tools/hosting/checkPublished.ts'), address, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

test('a site that is published well passes every check, and its form is received', async () => {
  const site = await published(compressing);
  const { code, output } = await check(site.url, '--form', 'published@example.com');
  await site.close();
  expect(output).toContain('All is as it should be.');
  expect(output).not.toMatch(/^[✗–]/m);
  expect(code).toBe(0);
  const received = JSON.stringify(await (await fetch(`${formsServiceUrl}/requests`)).json());
  expect(received).toContain('published@example.com');
});

test('without an e-mail address no form is sent, and the report says so', async () => {
  const site = await published(compressing);
  const { code, output } = await check(site.url);
  await site.close();
  expect(output).toContain('– A form: none was sent');
  expect(code).toBe(0);
});

test('a host without headers, 404 pages, redirects and compression is told what each lacks', async () => {
  const site = await published((answer, address) => {
    const lost = ['content-security-policy', 'x-content-type-options', 'cache-control', 'strict-transport-security'];
    answer.headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !lost.includes(name)));
    if (answer.status === 404) answer.status = 200;
    if (answer.status === 301) Object.assign(answer, { status: 404, headers: {} });
    if (address === '/sitemap.xml') answer.body = Buffer.from('<urlset></urlset>');
    if (address === '/') answer.body = Buffer.concat([answer.body, Buffer.from('<!-- badge -->')]);
  });
  const { code, output } = await check(site.url);
  await site.close();
  const moved = redirects.findLast(({ from, to }) => from.startsWith('/fr/') && !to.includes('#'));
  for (const text of [
    'Content-Security-Policy is missing',
    'X-Content-Type-Options is missing, not nosniff',
    '/this-page-does-not-exist is answered with 200, not 404',
    ...(moved ? [`${moved.from} does not lead to ${moved.to}`] : []),
    'sitemap.xml does not list',
    'not immutable',
    'something on the way changes the HTML',
    'pages are not compressed',
    'connect-src of the policy does not allow',
  ])
    expect(output).toContain(text);
  expect(code).toBe(1);
});

test('a build for another address is told how to build it', async () => {
  const { code, output } = await check(siteUrl);
  expect(output).toContain(`it was built for ${environment().siteUrl}: build it with GATSBY_SITE_URL=${siteUrl}`);
  expect(code).toBe(1);
});
