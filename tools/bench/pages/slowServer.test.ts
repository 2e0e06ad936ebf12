/** @jest-environment node */
import { listen, type Served } from '../../serve/listen';
import { serveSlowly } from './slowServer';

const connection = { roundTrip: 50, download: 800_000, upload: 800_000 } as const;
let site: Served;
let slow: Served;

beforeEach(async () => {
  site = await listen({
    port: 0,
    answer: (request, response) =>
      response.writeHead(request.headers['if-none-match'] ? 304 : 200, { ETag: '"1"' }).end(Buffer.alloc(request.headers['if-none-match'] ? 0 : 10_000)),
  });
  slow = await serveSlowly(site.url, connection as never);
});
afterEach(() => Promise.all([site.close(), slow.close()]));

const timeOf = async (act: () => Promise<unknown>) => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};
const load = async (headers: Record<string, string> = {}) => {
  const response = await fetch(slow.url, { headers });
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};

test('a response takes a round trip and the time of its bytes, and what is answered stays as it is', async () => {
  let answer: unknown;
  // 10,000 bytes at 100,000 a second
  expect(await timeOf(async () => (answer = await load()))).toBeGreaterThanOrEqual(145);
  expect(answer).toEqual({ status: 200, bytes: 10_000 });
  expect(await load({ 'If-None-Match': '"1"' })).toEqual({ status: 304, bytes: 0 });
});

test('responses share the connection', async () => {
  expect(await timeOf(() => Promise.all([load(), load(), load()]))).toBeGreaterThanOrEqual(345);
});
