/** @jest-environment jsdom */
import { forgetReload, mayReload } from './reloadOnce';

test('one reload is granted, and another once a page has hydrated', () => {
  expect(mayReload()).toBe(true);
  expect(mayReload()).toBe(false);
  forgetReload();
  expect(mayReload()).toBe(true);
});

test.each(['getItem', 'setItem'] as const)('where storage refuses %s, none is', (call) => {
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('closed');
  });
  expect(mayReload()).toBe(false);
  expect(forgetReload).not.toThrow();
});

test('where storage keeps nothing, none is', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  expect(mayReload()).toBe(false);
});
