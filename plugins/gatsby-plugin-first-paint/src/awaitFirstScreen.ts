/**
 * Runs inline in the head. Text at the foot of a first screen would move when the rest of the screen comes: so the browser paints it as a whole. By script,
 * since the W3C's checker does not know such a link yet.
 */
export function awaitFirstScreen(): void {
  const id = document.documentElement.dataset.firstScreen;
  if (id) document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${id}" blocking="render">`);
}
