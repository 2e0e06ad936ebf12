/** An attribute of `<html>`: the id of what the first paint waits for. */
export const awaited = 'data-awaited';

/**
 * Runs inline in the head (`inline/head.ts`). Words stand at the foot of a first screen with a picture: half of it painted, they would move when the
 * other half comes; without a picture, what is largest would come second. So the browser is asked to paint it as a whole. By script, since the W3C's checker does not know such a link yet.
 */
export function awaitFirstScreen(): void {
  const id = document.documentElement.getAttribute(awaited);
  if (id) document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${id}" blocking="render">`);
}
