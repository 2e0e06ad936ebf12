let listening: AbortController | null = null;

/** Ends the state in which the page prints as the map alone. */
export function endMapPrint(): void {
  listening?.abort();
  delete document.documentElement.dataset.print;
}

/** Until the next input, not `afterprint`: some browsers send it before they print, others never. */
export function beginMapPrint(): void {
  listening?.abort();
  listening = new AbortController();
  document.documentElement.dataset.print = 'map';
  for (const input of ['pointerdown', 'keydown']) window.addEventListener(input, endMapPrint, { capture: true, signal: listening.signal });
}
