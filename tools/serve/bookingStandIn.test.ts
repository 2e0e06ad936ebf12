/** @jest-environment node */
import { type BookingRequest, startBookingStandIn } from './bookingStandIn';

let engine: Awaited<ReturnType<typeof startBookingStandIn>>;
const received = async () => (await (await fetch(`${engine.url}/requests`)).json()) as BookingRequest[];

beforeEach(async () => {
  engine = await startBookingStandIn({ port: 0 });
});
afterEach(() => engine.close());

test('it shows and records the parameters of a request in order', async () => {
  const response = await fetch(`${engine.url}/hotel/4568?CheckIn=24122026&CheckOut=27122026&ad=2`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('data-request="1"');
  expect(page.replace(/<[^>]+>/g, ' ')).toMatch(/1\s+CheckIn\s+24122026\s+2\s+CheckOut\s+27122026\s+3\s+ad\s+2/);
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

test('what it received is escaped', async () => {
  const page = await (await fetch(`${engine.url}/<b>?a=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('&lt;script&gt;alert(1)');
});

test('the list can be cleared, and reading it is not recorded', async () => {
  await fetch(`${engine.url}/hotel/4568`);
  await fetch(`${engine.url}/favicon.ico`);
  expect(await received()).toHaveLength(1);
  expect((await fetch(`${engine.url}/requests`, { method: 'DELETE' })).status).toBe(204);
  expect(await received()).toEqual([]);
  const page = await (await fetch(`${engine.url}/hotel/4568`)).text();
  expect(page).toContain('data-request="2"');
});
