import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { readBody } from '../../serve/listen';
import { contentTypeOf } from '../../../src/gatsby/publish/siteFiles';
import { bundleDesk, deskPage } from '../bundle';
import { deskPath, type DeskState, initialState, ReadableError } from '../protocol';
import { contentFiles, type ProxyRequest } from './contentFiles';
import { deskLists } from './names';
import { isPictureOfContent, thumbOf } from '../../pictures/thumbs';

/** Bytes of a request body: enough for several photos in base64. */
const maxBody = 200_000_000;

/** Whether a request comes from a page of this server: guards against DNS rebinding and cross-site requests. */
function isSameOrigin({ headers, method }: http.IncomingMessage, port: number): boolean {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host ?? '')) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  return headers.origin === undefined ? headers['sec-fetch-site'] === undefined : hosts.some((host) => headers.origin === `http://${host}`);
}

type Answer = readonly [type: string, body: string | Uint8Array, headers?: http.OutgoingHttpHeaders];

/** Serves the desk under /admin, and proxies everything else to the site in develop mode, at `sitePort`. */
export async function deskServer({ root, port, sitePort }: { readonly root: string; readonly port: number; readonly sitePort: number }) {
  const handle = contentFiles(root);
  const assets = await bundleDesk({ root });
  const page = deskPage({ backend: { name: 'desk', proxy_url: `${deskPath}/api` }, local: true, workflow: false });
  const clients = new Set<http.ServerResponse>();
  let state = initialState;

  const event = () => `data: ${JSON.stringify(state)}\n\n`;
  function update(next: DeskState): void {
    state = next;
    for (const client of clients) client.write(event());
  }

  function send(response: http.ServerResponse, status: number, type: string, body: string | Uint8Array, headers: http.OutgoingHttpHeaders = {}): void {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...headers });
    response.end(body);
  }
  const json = (value: unknown): Answer => ['application/json; charset=utf-8', JSON.stringify(value)];

  /** What is sent; nothing where the response stays open. */
  async function answerOf(request: http.IncomingMessage, response: http.ServerResponse, name: string): Promise<Answer | undefined> {
    if (name === '' || name === '/') return ['text/html; charset=utf-8', page, { 'X-Robots-Tag': 'noindex' }];
    if (name === '/api' && request.method === 'POST') {
      if (!request.headers['content-type']?.startsWith('application/json')) throw new ReadableError('A mesa espera JSON.', 415);
      const body = await readBody(request, maxBody);
      if (body === null) throw new ReadableError('São arquivos demais de uma vez. Salve com menos fotos e acrescente as outras depois.', 413);
      return json(handle(JSON.parse(body) as ProxyRequest));
    }
    const list = deskLists[name.slice(1)];
    if (list) return json(await list(root));
    if (name === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
      response.write(event());
      clients.add(response);
      response.on('close', () => clients.delete(response));
      return undefined;
    }
    const file = decodeURIComponent(name.slice(1));
    const script = assets.get(file);
    if (script) return [contentTypeOf(file), script];
    const picture = file.replace(/^thumbs\//, '');
    if (picture !== file && isPictureOfContent(picture) && fs.existsSync(path.join(root, picture)))
      return ['image/jpeg', await thumbOf(path.join(root, picture))];
    throw new ReadableError('Isto não existe na mesa.', 404);
  }

  /** Passes a request on to the site, which Gatsby keeps up to date by polling: no WebSockets. */
  function toSite(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method, url, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port: sitePort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else send(response, 503, 'text/plain; charset=utf-8', 'O site está abrindo. Isto leva um ou dois minutos na primeira vez.', { Refresh: '2' });
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  const server = http.createServer((request, response) => {
    void (async () => {
      try {
        if (!isSameOrigin(request, port)) throw new ReadableError('A mesa só responde a esta máquina.', 403);
        const { pathname } = new URL(request.url ?? '/', `http://localhost:${port}`);
        if (pathname === deskPath || pathname.startsWith(`${deskPath}/`)) {
          const answer = await answerOf(request, response, pathname.slice(deskPath.length));
          if (answer) send(response, 200, ...answer);
        } else toSite(request, response);
      } catch (error) {
        const known = error instanceof ReadableError ? error : new ReadableError('A mesa não conseguiu fazer isto. Veja o terminal.');
        if (known !== error) console.error(error);
        if (response.headersSent) response.destroy();
        else send(response, known.status ?? 500, ...json({ error: known.message }));
      }
    })();
  });

  return {
    /** Tells every open desk. */
    update,
    /** Listens on this machine only. */
    listen: () => once(server.listen(port, '127.0.0.1'), 'listening'),
    close: () => {
      for (const client of clients) client.end();
      server.close();
      server.closeAllConnections();
    },
  };
}
