import { revealBelowFold } from './deferBelowFold';

/** Sets `<html data-script>`, which styles that differ without script depend on. */
export function markScript(): void {
  document.documentElement.dataset.script = '';
}

/** Makes the page what it is in a browser without script: its styles, and what it offers in `<noscript>`. */
export function showWithoutScript(): void {
  revealBelowFold();
  delete document.documentElement.dataset.script;
  document.body.querySelectorAll('noscript').forEach((element) => (element.outerHTML = element.textContent));
}
