/** @jest-environment jsdom */
import { onPageFocus } from './pageFocus';

test('when the router focuses the page, the site moves the focus instead, and nothing is announced in English', () => {
  document.body.innerHTML =
    '<div id="gatsby-focus-wrapper" tabindex="-1"><main tabindex="-1"></main></div><div id="gatsby-announcer" aria-live="assertive"></div>';
  const main = document.querySelector('main');
  onPageFocus(() => main?.focus());
  document.getElementById('gatsby-focus-wrapper')?.focus();
  expect(document.activeElement).toBe(main);
  expect(document.getElementById('gatsby-announcer')?.hidden).toBe(true);
});
