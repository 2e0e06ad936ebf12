/** @jest-environment jsdom */
import { guardHash, guardSessionStorage } from './gatsbyBugs';

const goTo = (address: string) => window.history.replaceState({ kept: true }, '', address);
beforeAll(() => {
  guardHash();
});

test.each(['#%', '#photo-%zz', '#%E0%A4%A', '#%ED%A0%BD'])('%s, which cannot be decoded, is removed; the query and the state remain', (hash) => {
  goTo(`/gallery?a=%zz${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.href).toBe('http://localhost/gallery?a=%zz');
  expect(window.history.state).toEqual({ kept: true });
});

test.each(['', '#photos', '#photo-beach-01', '#%C3%A9', '#%3Cimg%3E'])('“%s” remains', (hash) => {
  goTo(`/gallery${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe(hash);
});

test('an address is corrected when the site starts, before Gatsby reads it', () => {
  goTo('/#%');
  guardHash();
  expect(window.location.href).toBe('http://localhost/');
});

describe('sessionStorage', () => {
  const descriptor = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  afterEach(() => {
    if (descriptor) Object.defineProperty(window, 'sessionStorage', descriptor);
    else Reflect.deleteProperty(window, 'sessionStorage');
  });

  test('remains where it works, and nothing is left in it', () => {
    guardSessionStorage();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each(['setItem', 'getItem', 'removeItem'] as const)('is null where %s throws', (call) => {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    guardSessionStorage();
    expect(window.sessionStorage).toBeNull();
  });
});
