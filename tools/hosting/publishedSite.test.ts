import { listen, type Served } from '../serve/listen';
import { checkPublishedSite } from './publishedSite';

// Single checks; tests/e2e/checkPublished.spec.ts runs them all on the built site.

const opened: Served[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

const serve = async (answer: Parameters<typeof listen>[0]['answer']): Promise<string> => {
  const served = await listen({ port: 0, answer });
  opened.push(served);
  return served.url;
};

/** The faults of the form of a site whose receiver sends this answer. */
async function faultsOfForm(body: string, headers: (origin: string) => Readonly<Record<string, string>>, status = 200) {
  const receiver = await serve((request, response) => response.writeHead(status, headers(request.headers.origin ?? '')).end(body));
  const policy = `connect-src ${receiver}; form-action ${receiver}`;
  const address = await serve((_, response) =>
    response.writeHead(200, { 'Content-Security-Policy': policy }).end(`<form method="post" action="${receiver}/forms"></form>`),
  );
  const findings = await checkPublishedSite({ address, email: 'name@example.com' });
  return findings.find(({ title }) => title === 'A form')?.faults;
}

const named = (origin: string) => ({ 'Access-Control-Allow-Origin': origin });

test.each(['', '{"ok": true}', '{"number": 5}'])('a form that is answered with “%s” and the address of the site is received', async (body) => {
  expect(await faultsOfForm(body, named)).toEqual([]);
  expect(await faultsOfForm(body, () => named('*'))).toEqual([]);
});

test.each([
  ['{"ok": false}', 200],
  ['{"success": "false"}', 200],
  ['<!doctype html>', 200],
  ['{"ok": true}', 500],
])('one that is answered with %s and %i is not', async (body, status) => {
  expect(await faultsOfForm(body, named, status)).toEqual([expect.stringContaining(`did not take a form: it answered ${status} ${body}`)]);
});

test('a receiver whose answer browsers keep from the page is told the header', async () => {
  expect(await faultsOfForm('{"ok": true}', () => ({}))).toEqual([
    expect.stringContaining('answers with Access-Control-Allow-Origin missing, not http://127.'),
  ]);
  expect(await faultsOfForm('{"ok": true}', () => named('https://elsewhere.example'))).toEqual([
    expect.stringContaining('Origin https://elsewhere.example, not'),
  ]);
});

test('where nothing answers, it is said once', async () => {
  const address = await serve(() => undefined);
  await opened.pop()?.close();
  expect(await checkPublishedSite({ address })).toEqual([{ title: 'The site', faults: [expect.stringMatching(/^no answer: .*fetch failed/)] }]);
});
