import { followers } from './followers';

test('tells all who follow, for as long as they do', () => {
  const { follow, tell } = followers();
  const [one, other] = [jest.fn(), jest.fn()];
  const leave = follow(one);
  follow(other);
  tell();
  leave();
  leave();
  tell();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

test('begins with the first to follow, ends with the last, and begins anew', () => {
  const end = jest.fn();
  const begin = jest.fn((_tell: () => void) => end);
  const { follow } = followers(begin);
  expect(begin).not.toHaveBeenCalled();
  const leave = [follow(jest.fn()), follow(jest.fn())];
  leave[0]?.();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  leave[1]?.();
  expect(end).toHaveBeenCalledTimes(1);
  const heard = jest.fn();
  follow(heard);
  begin.mock.lastCall?.[0]();
  expect([begin.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
});
