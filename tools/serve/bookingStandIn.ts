import { environment } from '../../src/environment';
import { runMain } from '../system/run';
import { type Served, untilStopped } from './listen';
import { escapeHtml, startStandIn } from './standIn';

export const bookingStandInPort = (): number => environment().values.BOOKING_PORT ?? 9100;

export interface BookingRequest {
  readonly number: number;
  readonly method: string;
  readonly address: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

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

/** Every address returns a page that shows the request. @param port 0 takes any free one */
export const startBookingStandIn = ({ port = bookingStandInPort() }: { port?: number } = {}): Promise<Served> =>
  startStandIn({
    port,
    answer: ({ url: address = '/', method = 'GET' }, response, keep) => {
      const [path = '/', ...query] = address.split('?');
      if (path === '/favicon.ico') {
        response.writeHead(204).end();
        return;
      }
      const request = keep({ method, address, path, query: [...new URLSearchParams(query.join('?'))] });
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" })
        .end(pageFor(request));
    },
  });

async function main(): Promise<void> {
  const engine = await startBookingStandIn();
  console.log(`Stand-in booking engine: ${engine.url}`);
  await untilStopped(engine);
}

if (require.main === module) runMain(main);
