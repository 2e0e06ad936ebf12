import { costOf } from './measureVisit';
import { readLoad } from './wrk';

const printed = `Running 2s test @ http://127.0.0.1:9000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.20ms    0.80ms  12.01ms   90.01%
    Req/Sec    25.10k     1.30k   27.00k    80.00%
  50000 requests in 2.00s, 1.10GB read
Requests/sec:  25000.50
Transfer/sec:    560.01MB
`;

test('the rate is read from a run without errors', () => {
  expect(readLoad(printed)).toEqual({ requestsPerSecond: 25_000.5, errors: 0 });
});

test('answers other than 200 and broken connections are errors', () => {
  const worse = printed.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 20, write 300, timeout 4000\n  Non-2xx or 3xx responses: 50000\nRequests/sec',
  );
  expect(readLoad(worse).errors).toBe(54_321);
});

test('output without a rate is an error', () => {
  expect(() => readLoad('unable to connect to 127.0.0.1:9000 Connection refused\n')).toThrow(/Connection refused/);
});

test('the cost of a visit is the sum of its log', () => {
  const log = '2026-11-21T12:59:38+00:00 GET / 200 22000\n2026-11-21T12:59:39+00:00 GET /static/film.mp4 206 1500000\n';
  expect(costOf(log)).toEqual({ requests: 2, bytes: 1_522_000 });
});
