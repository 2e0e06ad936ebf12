import type { AddressInfo } from 'node:net';
import http from 'node:http';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Milliseconds that a connection may rest. Node closes one after five seconds, at times just as the next request is on its way. */
const rest = 60_000;

/**
 * Listens on this machine only.
 * @param port 0 takes any free one
 */
export async function listen({ answer, port }: { answer: http.RequestListener; port: number }): Promise<Served> {
  const server = http.createServer({ keepAliveTimeout: rest }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: another program listens there. Close it, or choose another port.`) : error);
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
