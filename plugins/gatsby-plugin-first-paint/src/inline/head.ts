import { deferBelowFold } from '../deferBelowFold';
import { markScript } from '../withoutScript';

/**
 * Delays the first paint until the element of the first screen is parsed: painted earlier, text at the bottom of the screen would move when the rest arrives.
 * The link is added by script, since the W3C's validator does not accept it yet.
 */
function awaitFirstScreen(): void {
  const id = document.documentElement.dataset.firstScreen;
  if (id) document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${id}" blocking="render">`);
}

markScript();
awaitFirstScreen();
deferBelowFold();
