/** @jest-environment jsdom */
import { guardHash, guardSessionStorage } from './gatsbyBugs';

const goTo = (address: string) => window.history.replaceState({ kept: true }, '', address);
beforeAll(() => {
  guardHash();
});

test.each(['#%', '#foto-%zz', '#%E0%A4%A', '#%ED%A0%BD'])('%s, which cannot be decoded, leaves the address, its query and its state stay', (hash) => {
  goTo(`/galeria?a=%zz${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.href).toBe('http://localhost/galeria?a=%zz');
  expect(window.history.state).toEqual({ kept: true });
});

test.each(['', '#fotos', '#foto-praia-01', '#%C3%A9', '#%3Cimg%3E'])('“%s” stays', (hash) => {
  goTo(`/galeria${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe(hash);
});

test('an address is mended when the site starts, before it is read', () => {
  goTo('/#%');
  guardHash();
  expect(window.location.href).toBe('http://localhost/');
});

describe('the storage of the tab', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  afterEach(() => {
    if (own) Object.defineProperty(window, 'sessionStorage', own);
    else Reflect.deleteProperty(window, 'sessionStorage');
  });

  test('stays where it works, and nothing is left in it', () => {
    guardSessionStorage();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each(['setItem', 'getItem', 'removeItem'] as const)('is hidden from scripts that catch no errors where it refuses %s', (call) => {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    guardSessionStorage();
    expect(window.sessionStorage).toBeNull();
  });
});
