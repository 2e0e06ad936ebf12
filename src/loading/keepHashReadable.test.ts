/** @jest-environment jsdom */
import { keepHashReadable } from './keepHashReadable';

const goTo = (address: string) => window.history.replaceState({ kept: true }, '', address);
beforeAll(() => {
  keepHashReadable();
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
  keepHashReadable();
  expect(window.location.href).toBe('http://localhost/');
});
