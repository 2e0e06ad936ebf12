import { readStored, writeStored } from './storage';

// As when HTML is rendered: without a window, and in Node 25 and later with a global `localStorage`.

test.each(['localStorage', 'sessionStorage'] as const)('a global %s of Node is not touched', (name) => {
  const touched = jest.fn();
  Object.defineProperty(globalThis, name, { configurable: true, get: touched });
  expect(readStored(name, 'a')).toBeUndefined();
  expect(writeStored(name, 'a', 'b')).toBe(false);
  expect(touched).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, name);
});
