/** @jest-environment jsdom */
import { elementAt, placeOf } from './elementPlace';

const page = (links: readonly string[]) => {
  document.body.innerHTML = links.map((text) => `<a href="/luxo">${text}</a>`).join('');
  return [...document.querySelectorAll('a')];
};

test('an element is found by its place when the page is rendered anew', () => {
  const [, , second] = page(['Luxo', 'Reservar', 'Luxo']);
  if (!second) throw new Error('There is no such link.');
  const place = placeOf(second);
  expect(elementAt(place)).toBe(second);
  const again = page(['Luxo', 'Reservar', 'Luxo', 'Luxo']);
  expect(elementAt(place)).toBe(again[2]);
});

test('if fewer are like it, it is the last of them; none if the page has none', () => {
  const [, last] = page(['Luxo', 'Luxo']);
  if (!last) throw new Error('There is no such link.');
  const place = placeOf(last);
  const [only] = page(['Luxo', 'Reservar']);
  expect(elementAt(place)).toBe(only);
  page(['Reservar']);
  expect(elementAt(place)).toBeUndefined();
});
