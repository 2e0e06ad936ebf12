import { revealBelowFold } from './deferBelowFold';

/** Sets `<html data-script>`, for styles that differ without script. */
export function markScript(): void {
  document.documentElement.dataset.script = '';
}

/** Shows the page as in a browser without script: with its styles and the content of `<noscript>`. */
export function showWithoutScript(): void {
  revealBelowFold();
  delete document.documentElement.dataset.script;
  document.body.querySelectorAll('noscript').forEach((element) => (element.outerHTML = element.textContent));
}
