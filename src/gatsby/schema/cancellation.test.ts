import { cancellationResolvers } from './cancellation';

test('the terms of the day of the build come first, and none is lost', () => {
  const first = { bookedFrom: null, hours: 72, refund: 90 };
  const march = { bookedFrom: '2027-03-01', hours: 48, refund: 80 };
  const resolved = (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
    return cancellationResolvers.StayRules.cancellation.resolve({ cancellation: [first, march] });
  };
  expect(resolved('2027-02-28')).toEqual([first, march]);
  expect(resolved('2027-03-01')).toEqual([march, first]);
});
