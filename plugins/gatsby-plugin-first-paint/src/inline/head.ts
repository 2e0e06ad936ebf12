import { deferBelowFold } from '../deferBelowFold';
import { markScript } from '../withoutScript';

/** Text at the bottom of the first screen would move if painted before it is parsed. Set by script, since the W3C validator does not accept the link yet. */
function awaitFirstScreen(): void {
  const id = document.documentElement.dataset.firstScreen;
  if (id) document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${id}" blocking="render">`);
}

markScript();
awaitFirstScreen();
deferBelowFold();
