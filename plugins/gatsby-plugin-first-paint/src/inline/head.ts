import { deferBelowFold } from '../deferBelowFold';
import { markScript } from '../withoutScript';

/** Painted before it is parsed, text at the bottom of the first screen would move. By script, since the W3C's validator does not accept the link yet. */
function awaitFirstScreen(): void {
  const id = document.documentElement.dataset.firstScreen;
  if (id) document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${id}" blocking="render">`);
}

markScript();
awaitFirstScreen();
deferBelowFold();
