import http from 'node:http';
import { listen, type Served } from '../../serve/listen';
import type { connections } from './phone';

/** Bytes that are sent at a time, so that responses share the connection. */
const packet = 4096;

/**
 * Serves a site as over a slow connection, for what the browser's own emulation leaves out, such as the requests of a service worker: each response comes after a round
 * trip, and all of them share the bandwidth. Without the cost of opening connections.
 * @param site address of the site
 */
export function serveSlowly(site: string, { roundTrip, download }: (typeof connections)[keyof typeof connections]): Promise<Served> {
  /** When the connection is free, by `performance.now`. */
  let free = 0;
  const until = (moment: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

  async function send(body: Buffer, response: http.ServerResponse): Promise<void> {
    for (let sent = 0; sent < body.length; sent += packet) {
      const part = body.subarray(sent, sent + packet);
      free = Math.max(free, performance.now()) + (part.length * 8000) / download;
      await until(free);
      response.write(part);
    }
    response.end();
  }

  return listen({
    port: 0,
    answer: ({ url, method, headers }, response) => {
      const arrived = performance.now();
      http
        .request(site + (url ?? '/'), { method, headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            void until(arrived + roundTrip).then(() => {
              response.writeHead(answer.statusCode ?? 500, answer.headers);
              return send(Buffer.concat(parts), response);
            });
          });
        })
        .on('error', () => response.destroy())
        .end();
    },
  });
}
