import type { AddressInfo } from 'node:net';
import http from 'node:http';
import { runMain } from '../system/run';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Milliseconds. Node's default of five seconds sometimes closes a connection just as the next request is sent. */
const keepAliveTimeout = 60_000;

/** Starts an HTTP server on 127.0.0.1. @param port 0: any free one */
export async function listen({ answer, port }: { answer: http.RequestListener; port: number }): Promise<Served> {
  const server = http.createServer({ keepAliveTimeout }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use by another program. Close it, or set another one: PORT, BOOKING_PORT or FORMS_PORT.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port on 127.0.0.1 that is free at the moment, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen({ port: 0, answer: () => undefined });
  await close();
  return Number(new URL(url).port);
}

/** The body of a request as text; null if it has more than `most` bytes. */
export async function readBody(request: http.IncomingMessage, most: number): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Waits for SIGINT or SIGTERM, then closes the server. */
export async function untilStopped({ close }: Served): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await close();
}

/** Runs a server as a program: prints its address, and serves until it is stopped. */
export const runServer = (name: string, start: () => Promise<Served>): void =>
  runMain(async () => {
    const served = await start();
    console.log(`${name}: ${served.url}`);
    await untilStopped(served);
  });
