import { environment } from '../../src/environment';
import { readBody, runServer, type Served } from './listen';
import { sendJson, sendPage, startMockServer } from './mockServer';

// A mock of the service that receives forms, and of one that counts visits (docs/measuring.md), for npm start and the tests.

export const mockFormsPort = (): number => environment().values.FORMS_PORT ?? 9200;

export const formsPath = '/forms';

export interface FormReceived {
  readonly number: number;
  readonly path: string;
  readonly contentType: string;
  /** Names and values in order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Maximum bytes of a request body; far more than any form of the site. */
const maxBody = 1_000_000;

function fieldsOf(body: string): [name: string, value: string][] {
  if (!body.startsWith('{')) return [...new URLSearchParams(body)];
  try {
    const fields = Object.entries(JSON.parse(body) as object) as [string, unknown][];
    return fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  } catch {
    return [['', body]];
  }
}

/** Records every posted form. By the end of the path: `/fails` 500, `/never` no answer, `/garbage` a foreign HTML page. @param port 0: any free one */
export const startMockFormsService = ({ port = mockFormsPort() }: { port?: number } = {}): Promise<Served> =>
  startMockServer({
    port,
    answer: async (request, response, keep) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method !== 'POST')
        return void response.writeHead(405, { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' }).end('Forms are posted here.\n');
      const body = await readBody(request, maxBody);
      if (body === null) return void response.writeHead(413, { Connection: 'close' }).end();
      const form = keep({ path, contentType: request.headers['content-type'] ?? '', fields: fieldsOf(body) });
      if (path.endsWith('/never')) return;
      if (path.endsWith('/fails')) sendJson(response, { ok: false }, 500);
      else if (path.endsWith('/garbage'))
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Wi-Fi</title><p>{"ok":tru');
      else if (request.headers.accept?.includes('text/html')) sendPage(response, { title: 'Form received (mock)', ...form });
      else sendJson(response, { ok: true, number: form.number });
    },
  });

if (require.main === module) runServer('Mock forms service', startMockFormsService);
