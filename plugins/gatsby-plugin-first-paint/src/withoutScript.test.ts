/** @jest-environment jsdom */
import { clipped } from './deferBelowFold';
import { markScript, showWithoutScript } from './withoutScript';

test('what needs script goes, what `noscript` offers comes, and nothing stays clipped', () => {
  markScript();
  expect(document.documentElement.matches('[data-script]')).toBe(true);
  document.documentElement.classList.add(clipped);
  document.body.innerHTML = '<main><noscript></noscript></main>';
  const noscript = document.querySelector('noscript');
  if (noscript) noscript.textContent = '<a href="/ways">other ways</a>';
  showWithoutScript();
  expect(document.querySelector('main')?.innerHTML).toBe('<a href="/ways">other ways</a>');
  expect(document.documentElement.matches('[data-script]')).toBe(false);
  expect(document.documentElement.className).toBe('');
});
