import type http from 'node:http';
import { escapeHtml } from './escapeHtml';
import { listen, type Served } from './listen';
import { untilStopped } from './untilStopped';

// A stand-in for the service that forms are posted to, for npm start and the tests (docs/decisions/0018-stand-ins.md).

/** Default port. */
export const formsStandInPort = 9200;

/** The path in the address that the site is built with. */
export const formsPath = '/forms';

export interface FormReceived {
  /** Counts from 1. */
  readonly number: number;
  readonly path: string;
  readonly contentType: string;
  /** Names and values in order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** How many forms are kept; older ones are dropped. */
const maxKept = 1000;
/** Bytes of a request body; far more than any form of the site. */
const maxBody = 1_000_000;

async function readBody(request: http.IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBody) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const pageFor = ({ number, fields }: FormReceived): string => `<!doctype html>
<html lang="en" data-form="${number}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Form received (stand-in)</title>
</head>
<body>
<main>
<h1>Form received (stand-in)</h1>
<dl>
${fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
</main>
</body>
</html>
`;

/**
 * Starts the stand-in on this machine. Every posted form is recorded. The response depends on the end of the path: `/fails` 500, `/never` none, `/garbage` a
 * foreign HTML page, otherwise 200, as JSON or HTML by the Accept header. `GET /requests` lists all forms as JSON, `DELETE /requests` clears the list.
 * @param port 0 takes any free one
 */
export async function startFormsStandIn({ port = formsStandInPort }: { port?: number } = {}): Promise<Served> {
  const received: FormReceived[] = [];
  let count = 0;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (path === '/requests' && request.method === 'DELETE') {
      received.length = 0;
      response.writeHead(204).end();
      return;
    }
    if (path === '/requests') {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(`${JSON.stringify(received, null, 2)}\n`);
      return;
    }
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' }).end('Forms are posted here.\n');
      return;
    }
    const body = await readBody(request);
    if (body === null) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    count += 1;
    const form: FormReceived = { number: count, path, contentType: request.headers['content-type'] ?? '', fields: [...new URLSearchParams(body)] };
    received.push(form);
    if (received.length > maxKept) received.shift();
    if (path.endsWith('/never')) return;
    if (path.endsWith('/fails')) {
      response.writeHead(500, { 'Content-Type': 'application/json; charset=utf-8' }).end('{"ok":false}\n');
    } else if (path.endsWith('/garbage')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Wi-Fi</title><p>{"ok":tru');
    } else if (request.headers.accept?.includes('text/html')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" }).end(pageFor(form));
    } else {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(`${JSON.stringify({ ok: true, number: form.number })}\n`);
    }
  }

  return listen({
    port,
    answer: (request, response) => {
      answer(request, response).catch(() => {
        // the client disconnected
        response.destroy();
      });
    },
  });
}

async function main(): Promise<void> {
  const receiver = await startFormsStandIn({ port: Number(process.env.FORMS_PORT ?? formsStandInPort) });
  console.log(`Stand-in for the forms service: ${receiver.url}`);
  await untilStopped(receiver);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
