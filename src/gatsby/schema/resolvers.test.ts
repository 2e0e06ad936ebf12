import { contentResolvers } from './resolvers';

test('the host that pages query is the one of this build', () => {
  expect(contentResolvers.BookingEngine.host.resolve({ host: 'https://engine.example/' })).toBe('https://engine.example');
});

test('the host of the environment takes its place', () => {
  jest.isolateModules(() => {
    const before = process.env;
    process.env = { ...before, GATSBY_BOOKING_HOST: 'http://127.0.0.1:9100' };
    const afresh = jest.requireActual<typeof import('./resolvers')>('./resolvers');
    expect(afresh.bookingHost('https://engine.example')).toBe('http://127.0.0.1:9100');
    process.env = before;
  });
});

test('the terms of cancellation of the day of the build come first, and none is lost', () => {
  const first = { bookedFrom: null, hours: 72, refund: 90 };
  const march = { bookedFrom: '2027-03-01', hours: 48, refund: 80 };
  const resolved = (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
    return contentResolvers.StayRules.cancellation.resolve({ cancellation: [first, march] });
  };
  expect(resolved('2027-02-28')).toEqual([first, march]);
  expect(resolved('2027-03-01')).toEqual([march, first]);
});

test('every kind of content is non-null but the optional ones', () => {
  expect(contentResolvers.Query).toMatchObject({ hotel: { type: 'Hotel!' }, pageText: { type: 'PageText!' } });
  expect(contentResolvers.Query).not.toHaveProperty('resortMap');
});

test('the size of a file is in the words of the language', () => {
  expect(contentResolvers.File.sizeInWords.resolve({ size: 1_234_567 }, { language: 'fr' })).toBe('1,2\u00a0Mo');
});
