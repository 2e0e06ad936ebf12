import type http from 'node:http';
import { escapeHtml } from './escapeHtml';
import { listen, type Served } from './listen';
import { untilStopped } from './untilStopped';

// A stand-in for the external booking engine, for npm start and the tests (docs/decisions/0018-stand-ins.md).

/** Default port. */
export const bookingStandInPort = 9100;

export interface BookingRequest {
  /** Counts from 1; the page has it in `data-request`. */
  readonly number: number;
  readonly method: string;
  /** Path and query as sent. */
  readonly address: string;
  readonly path: string;
  /** Names and values in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** How many requests are kept; older ones are dropped. */
const maxKept = 1000;

const pageFor = ({ number, method, address, path, query }: BookingRequest): string => `<!doctype html>
<html lang="en" data-request="${number}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Booking engine (stand-in)</title>
<style>
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #222; background: #fff; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid #999; text-align: left; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Booking engine (stand-in)</h1>
<p>The site sent a guest here. The hotel’s real engine would now show rooms and prices. This page shows what arrived.</p>
<p><code>${escapeHtml(method)} ${escapeHtml(address)}</code></p>
<p>Path: <code>${escapeHtml(path)}</code></p>
<table>
<thead><tr><th scope="col">#</th><th scope="col">Parameter</th><th scope="col">Value</th></tr></thead>
<tbody>
${query.map(([name, value], index) => `<tr><td>${index + 1}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`).join('\n') || '<tr><td colspan="3">none</td></tr>'}
</tbody>
</table>
<p><a href="/requests">All requests as JSON</a></p>
</main>
</body>
</html>
`;

/**
 * Starts the stand-in on this machine. Every address returns a page that shows the request;
 * `GET /requests` lists all requests as JSON, `DELETE /requests` clears the list.
 * @param port 0 takes any free one
 */
export async function startBookingStandIn({ port = bookingStandInPort }: { port?: number } = {}): Promise<Served> {
  const received: BookingRequest[] = [];
  let count = 0;

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const address = request.url ?? '/';
    const { method = 'GET' } = request;
    const [path = '/', ...query] = address.split('?');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (path === '/favicon.ico') response.writeHead(204).end();
    else if (path === '/requests' && method === 'DELETE') {
      received.length = 0;
      response.writeHead(204).end();
    } else if (path === '/requests')
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(`${JSON.stringify(received, null, 2)}\n`);
    else {
      count += 1;
      const current: BookingRequest = { number: count, method, address, path, query: [...new URLSearchParams(query.join('?'))] };
      received.push(current);
      if (received.length > maxKept) received.shift();
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" })
        .end(pageFor(current));
    }
  }

  return listen({ port, answer });
}

async function main(): Promise<void> {
  const engine = await startBookingStandIn({ port: Number(process.env.BOOKING_PORT ?? bookingStandInPort) });
  console.log(`Stand-in booking engine: ${engine.url}`);
  await untilStopped(engine);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
