import { bookingHost, bookingResolvers } from './bookingEngine';

test('the booking engine of content has no slash at its end', () => {
  expect(bookingHost('https://engine.example/')).toBe('https://engine.example');
});

test('the host that pages query is the one of this build', () => {
  expect(bookingResolvers.BookingEngine.host.resolve({ host: 'https://engine.example/' })).toBe('https://engine.example');
});

test('the host of the environment takes its place', () => {
  jest.isolateModules(() => {
    const before = process.env;
    process.env = { ...before, GATSBY_BOOKING_HOST: 'http://127.0.0.1:9100' };
    const afresh = jest.requireActual<typeof import('./bookingEngine')>('./bookingEngine');
    expect(afresh.bookingHost('https://engine.example')).toBe('http://127.0.0.1:9100');
    process.env = before;
  });
});
