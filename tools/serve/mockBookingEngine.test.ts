/** @jest-environment node */
import { type BookingRequest, startMockBookingEngine } from './mockBookingEngine';

let engine: Awaited<ReturnType<typeof startMockBookingEngine>>;
const received = async () => (await (await fetch(`${engine.url}/requests`)).json()) as BookingRequest[];

beforeEach(async () => {
  engine = await startMockBookingEngine({ port: 0 });
});
afterEach(() => engine.close());

test('it shows and records the parameters of a request in order', async () => {
  const response = await fetch(`${engine.url}/hotel/4568?CheckIn=24122026&CheckOut=27122026&ad=2`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('data-request="1"');
  expect(page.replace(/<[^>]+>/g, ' ')).toMatch(/CheckIn\s+24122026\s+CheckOut\s+27122026\s+ad\s+2/);
  expect(await received()).toEqual([
    {
      number: 1,
      method: 'GET',
      address: '/hotel/4568?CheckIn=24122026&CheckOut=27122026&ad=2',
      path: '/hotel/4568',
      query: [
        ['CheckIn', '24122026'],
        ['CheckOut', '27122026'],
        ['ad', '2'],
      ],
    },
  ]);
});
