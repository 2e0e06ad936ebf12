import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { pipeline } from 'node:stream/promises';
import type http from 'node:http';
import fs from 'node:fs';
import { environment } from '../../src/environment';
import { contentTypeOf } from '../../src/gatsby/publish/siteFiles';
import { headersFor, revalidate } from '../../src/gatsby/publish/headersFile';
import { builtSite, readHeaderRules } from './builtSite';
import { type FileAnswer, findAnswer } from './findAnswer';
import { listen, runServer, type Served } from './listen';
import { commandOptions } from '../system/commandOptions';

type Encoding = 'br' | 'gzip';

/** The best encoding that a browser accepts. Browsers refuse none by a weight of zero. */
const encodingFor = (accepted = ''): Encoding | undefined => (['br', 'gzip'] as const).find((name) => accepted.includes(name));

/** The highest quality: each file is compressed once and then cached. */
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
const compressors: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(zlib.brotliCompress)(content, brotli),
  gzip: (content) => promisify(zlib.gzip)(content),
};
const isText = (contentType: string): boolean => /charset/.test(contentType);
/** Bytes; compressing smaller files gains nothing. */
const minCompressed = 512;

/** Compresses each state of a file once. */
function compressedFiles() {
  const kept = new Map<string, Promise<Buffer>>();
  return (file: string, tag: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${file} ${tag}`;
    const content = kept.get(key) ?? fs.promises.readFile(file).then(compressors[encoding]);
    kept.set(key, content);
    content.catch(() => kept.delete(key));
    return content;
  };
}

/** The single byte range of a `Range` header (RFC 9110, 14.1.2); undefined: the whole file is to be sent. */
function byteRangeOf(header: string | undefined, size: number): { first: number; last: number } | 'beyond' | undefined {
  const range = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = range?.slice(1) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 || size === 0 ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'beyond';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

async function sendFile(
  { status, file, size, changed }: FileAnswer,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  compressed: ReturnType<typeof compressedFiles>,
) {
  const { headers, method } = request;
  const contentType = contentTypeOf(file);
  const whole = method !== 'GET' || headers.range === undefined || status !== 200;
  const encoding = isText(contentType) && size >= minCompressed && whole ? encodingFor(headers['accept-encoding']) : undefined;
  const tag = `"${size.toString(36)}-${changed.getTime().toString(36)}${encoding ? `-${encoding}` : ''}"`;

  response.setHeader('Content-Type', contentType);
  // only documents need the policy; hosts compress repeated headers by HTTP/2, here it would add 2 KB to each response
  if (!/html|svg/.test(contentType)) response.removeHeader('Content-Security-Policy');
  if (status !== 200) response.setHeader('Cache-Control', revalidate);
  if (isText(contentType)) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', tag);
    response.setHeader('Accept-Ranges', 'bytes');
    if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
  }

  if (encoding) {
    const content = await compressed(file, tag, encoding);
    const encoded = { 'Content-Encoding': encoding, 'Content-Length': content.length };
    return void response.writeHead(status, encoded).end(method === 'HEAD' ? undefined : content);
  }

  // a range that continues an earlier download is valid only if the file is unchanged
  const range = whole || (headers['if-range'] ?? tag) !== tag ? undefined : byteRangeOf(headers.range, size);
  if (range === 'beyond') return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  const { first, last } = range ?? { first: 0, last: size - 1 };
  response.writeHead(range ? 206 : status, { 'Content-Length': last - first + 1, ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }) });
  if (method === 'HEAD' || size === 0) response.end();
  else await pipeline(fs.createReadStream(file, { start: first, end: last }), response);
}

const addressOf = ({ url = '/' }: http.IncomingMessage): string => url.replace(/[?#].*$/s, '');

/** Serves a built site like hosts that read `_headers`, with compression and byte ranges. @param port 0: any free one */
export async function startSite({ folder, port }: { folder: string; port: number }): Promise<Served> {
  const compressed = compressedFiles();

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const headers = headersFor(await readHeaderRules(folder), addressOf(request));
    for (const [name, value] of Object.entries({ 'Cache-Control': revalidate, ...headers })) response.setHeader(name, value);
    const say = (status: number, text: string, more: http.OutgoingHttpHeaders = {}) =>
      response.writeHead(status, { 'Cache-Control': revalidate, 'Content-Type': 'text/plain; charset=utf-8', ...more }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void say(405, 'This site is read-only.\n', { Allow: 'GET, HEAD' });
    const found = await findAnswer({ folder, url: request.url ?? '/' });
    if (found.status === 301) response.writeHead(301, { Location: found.location, 'Cache-Control': revalidate }).end();
    else if (found.file === undefined) say(found.status, found.status === 400 ? 'Bad request\n' : 'Not found\n');
    else await sendFile(found, request, response, compressed);
  }

  return listen({
    port,
    answer: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        // a client that disconnects before or during a download is not an error
        if (!response.destroyed) console.error(`${request.method} ${addressOf(request)}:`, error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    },
  });
}

if (require.main === module) {
  commandOptions({
    usage: `npm run serve, after npm run build: serves public/ as a static host would, on http://127.0.0.1:9000

  PORT   another port`,
  });
  runServer('Site', () => startSite({ folder: builtSite(), port: environment().values.PORT ?? 9000 }));
}
