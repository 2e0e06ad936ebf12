import { environment } from '../../src/environment';
import { runServer, type Served } from './listen';
import { sendPage, startMockServer } from './mockServer';

export const mockBookingPort = (): number => environment().values.BOOKING_PORT ?? 9100;

export interface BookingRequest {
  readonly number: number;
  readonly method: string;
  readonly address: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Every address returns a page that shows the request. @param port 0: any free one */
export const startMockBookingEngine = ({ port = mockBookingPort() }: { port?: number } = {}): Promise<Served> =>
  startMockServer({
    port,
    answer: ({ url: address = '/', method = 'GET' }, response, keep) => {
      const [path = '/', ...query] = address.split('?');
      if (path === '/favicon.ico') return void response.writeHead(204).end();
      const request = keep({ method, address, path, query: [...new URLSearchParams(query.join('?'))] });
      sendPage(response, { title: 'Booking engine (mock)', number: request.number, fields: [[method, address], ...request.query] });
    },
  });

if (require.main === module) runServer('Mock booking engine', startMockBookingEngine);
