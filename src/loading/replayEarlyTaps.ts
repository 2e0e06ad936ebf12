import './earlyTaps';

/** Marks the page as answering, and repeats what the visitor did before it was. */
export function replayEarlyTaps(): void {
  document.getElementById('___gatsby')?.setAttribute('data-live', '');
  const early = window.earlyTaps;
  if (!early) return;
  early.stop();
  for (const { element, submit } of early.kept) {
    element.removeAttribute('data-tapped');
    if (submit) (element as HTMLFormElement).requestSubmit();
    else element.click();
  }
  early.kept.length = 0;
}
