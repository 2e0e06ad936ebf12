/** @jest-environment jsdom */
import { awaitFirstScreen } from './awaitFirstScreen';

const root = document.documentElement;
const links = () => [...document.head.querySelectorAll('link')];

afterEach(() => {
  root.removeAttribute('data-awaited');
  document.head.replaceChildren();
});

test('a page that says so is painted once its first screen is there', () => {
  root.setAttribute('data-awaited', 'abertura');
  awaitFirstScreen();
  expect(links().map((link) => [link.rel, link.getAttribute('href'), link.getAttribute('blocking')])).toEqual([['expect', '#abertura', 'render']]);
});

test('any other page is painted as it comes', () => {
  awaitFirstScreen();
  expect(links()).toEqual([]);
});
