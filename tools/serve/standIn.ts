import type http from 'node:http';
import { listen, type Served } from './listen';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const maxKept = 1000;

interface StandIn {
  readonly port: number;
  /** Answers a request; `keep` records what it was, with its number, counted from 1. */
  readonly answer: (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    keep: <Request extends object>(request: Request) => Request & { readonly number: number },
  ) => Promise<void> | void;
}

/** A stand-in for a service of others (docs/decisions/0011-stand-ins.md). `GET /requests` lists what it has received, `DELETE /requests` clears that. */
export function startStandIn({ port, answer }: StandIn): Promise<Served> {
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
    } else response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(`${JSON.stringify(received, null, 2)}\n`);
  }

  return listen({
    port,
    answer: (request, response) => {
      // it fails only if the client disconnects
      respond(request, response).catch(() => response.destroy());
    },
  });
}
