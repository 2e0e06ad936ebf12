import type http from 'node:http';
import { escaped } from '../../src/gatsby/publish/siteFiles';
import { listen, type Served } from './listen';

export const sendJson = (response: http.ServerResponse, value: object, status = 200): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(`${JSON.stringify(value, null, 2)}\n`);

type Fields = readonly (readonly [name: string, value: string])[];

/** Answers with a page that shows the received data. */
export function sendPage(response: http.ServerResponse, { title, number, fields }: { title: string; number: number; fields: Fields }): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" }).end(`<!doctype html>
<html lang="en" data-request="${number}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
<p>The site sent this to a service of others. <a href="/requests">All requests as JSON</a></p>
<dl>
${fields.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('\n')}
</dl>
`);
}

const maxKept = 1000;

interface MockServer {
  readonly port: number;
  /** Answers a request; `keep` records it, with its number, counted from 1. */
  readonly answer: (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    keep: <Request extends object>(request: Request) => Request & { readonly number: number },
  ) => Promise<void> | void;
}

/** A mock of an outside service (docs/decisions/0011-mock-services.md). `GET /requests` lists what it has received, `DELETE /requests` clears that. */
export function startMockServer({ port, answer }: MockServer): Promise<Served> {
  const received: object[] = [];
  let count = 0;

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.url?.split('?')[0] !== '/requests') {
      await answer(request, response, (what) => {
        const kept = { number: ++count, ...what };
        received.push(kept);
        if (received.length > maxKept) received.shift();
        return kept;
      });
    } else if (request.method === 'DELETE') {
      received.length = 0;
      response.writeHead(204).end();
    } else sendJson(response, received);
  }

  return listen({
    port,
    answer: (request, response) => {
      // it fails only if the client disconnects
      respond(request, response).catch(() => response.destroy());
    },
  });
}
