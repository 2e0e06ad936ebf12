/** @jest-environment jsdom */
import { readStored, readStoredJson, store } from './storage';

const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  if (own) Object.defineProperty(window, 'sessionStorage', own);
  else Reflect.deleteProperty(window, 'sessionStorage');
});

const refuse = (call: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

test('keeps, reads and removes a text', () => {
  expect(readStored('sessionStorage', 'a')).toBeNull();
  expect(store('sessionStorage', 'a', 'b')).toBe(true);
  expect(readStored('sessionStorage', 'a')).toBe('b');
  expect(store('sessionStorage', 'a', null)).toBe(true);
  expect(readStored('sessionStorage', 'a')).toBeNull();
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('says so where %s is refused, and throws nothing', (call) => {
  refuse(call);
  expect(readStored('sessionStorage', 'a')).toBe(call === 'getItem' ? undefined : null);
  expect(store('sessionStorage', 'a', 'b')).toBe(call !== 'setItem');
  expect(store('sessionStorage', 'a', null)).toBe(call !== 'removeItem');
});

test('says so where the browser gives no storage at all', () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(readStored('sessionStorage', 'a')).toBeUndefined();
  expect(store('sessionStorage', 'a', 'b')).toBe(false);
});

test('what is no JSON is nothing', () => {
  sessionStorage.setItem('a', '[[[');
  expect(readStoredJson('sessionStorage', 'a')).toBeNull();
  sessionStorage.setItem('a', '{"b":1}');
  expect(readStoredJson('sessionStorage', 'a')).toEqual({ b: 1 });
});
