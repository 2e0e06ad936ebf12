import './earlyTaps';

/** Repeats what the visitor did before React was there, once it is. */
export function replayEarlyTaps(): void {
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
