import './earlyTaps';

/** Marks the page as answering, and repeats what the visitor did before it was. */
export function replayEarlyTaps(): void {
  document.getElementById('___gatsby')?.setAttribute('data-live', '');
  window.earlyTaps?.replay();
}
