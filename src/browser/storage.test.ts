/** @jest-environment jsdom */
import { readStored, readStoredJson, writeStored } from './storage';

const descriptor = Object.getOwnPropertyDescriptor(window, 'sessionStorage');

afterEach(() => {
  if (descriptor) Object.defineProperty(window, 'sessionStorage', descriptor);
  else Reflect.deleteProperty(window, 'sessionStorage');
});

const refuse = (call: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

test('writes, reads and removes a text', () => {
  expect(readStored('sessionStorage', 'a')).toBeNull();
  expect(writeStored('sessionStorage', 'a', 'b')).toBe(true);
  expect(readStored('sessionStorage', 'a')).toBe('b');
  expect(writeStored('sessionStorage', 'a', null)).toBe(true);
  expect(readStored('sessionStorage', 'a')).toBeNull();
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('reports the failure if %s throws', (call) => {
  refuse(call);
  expect(readStored('sessionStorage', 'a')).toBe(call === 'getItem' ? undefined : null);
  expect(writeStored('sessionStorage', 'a', 'b')).toBe(call !== 'setItem');
  expect(writeStored('sessionStorage', 'a', null)).toBe(call !== 'removeItem');
});

test('reports the failure if storage itself is blocked', () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(readStored('sessionStorage', 'a')).toBeUndefined();
  expect(writeStored('sessionStorage', 'a', 'b')).toBe(false);
});

test('reads JSON, and null for what is not JSON', () => {
  sessionStorage.setItem('a', '[[[');
  expect(readStoredJson('sessionStorage', 'a')).toBeNull();
  sessionStorage.setItem('a', '{"b":1}');
  expect(readStoredJson('sessionStorage', 'a')).toEqual({ b: 1 });
});
