import type http from 'node:http';
import { escapeHtml } from './escapeHtml';
import { listen, type Served } from './listen';
import { untilStopped } from './untilStopped';

// npx tsx tools/serve/formsStandIn.ts: what stands in for the service that forms are posted to, so that sending and its failures can be tried and tested.

/** Where it listens when nothing else is said. */
export const formsStandInPort = 9200;

/** The path that a site is built with. */
export const formsPath = '/forms';

export interface FormReceived {
  /** 1 for the first one. */
  readonly number: number;
  readonly path: string;
  readonly contentType: string;
  /** Names and values in the order they came. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The oldest forms beyond these are forgotten. */
const mostKept = 1000;
/** Bytes; no form of the site comes near. */
const mostRead = 1_000_000;

async function readBody(request: http.IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostRead) return null;
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
 * Starts the receiver on this machine. Every posted form is kept and answered by its path: one that ends in `/fails` with 500, one that ends in `/never` not at
 * all, one that ends in `/garbage` with a page of somebody else's, any other with 200, as JSON or as a page, whichever is asked for.
 * `GET /requests` lists all of it as JSON, `DELETE /requests` forgets it.
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
    if (received.length > mostKept) received.shift();
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
        // the sender went away in the middle of it
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
