import http from 'node:http';

export interface RawReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request without `fetch`, which would normalize the address and decompress the response. */
export const rawRequest = (
  site: string,
  address: string,
  { method = 'GET', ...headers }: { method?: string } & http.OutgoingHttpHeaders = {},
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    http
      .request({ host: hostname, port, path: address, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
        response.on('error', reject);
      })
      .on('error', reject)
      .end();
  });
