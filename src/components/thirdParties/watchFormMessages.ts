interface WatchedForm {
  readonly container: HTMLElement;
  readonly onMessage: () => void;
}

let watched: WatchedForm | null = null;

/** The messages that the service's script obeys: how high its form is, and where to go once it was sent. */
const isCommand = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('formID' in data || ('action' in data && data.action === 'redirect'));

function guard(event: MessageEvent): void {
  if (!isCommand(event.data)) return;
  const frame = watched?.container.querySelector('iframe');
  if (frame && event.source === frame.contentWindow) watched?.onMessage();
  else event.stopImmediatePropagation();
}

/**
 * Hears when the form in a frame sends its first message: that it is there, which a frame's `load` does not tell, since it comes for a dead server too.
 *
 * The service's script obeys whoever sends such a message, and listens as long as the document lives. So from now on only the form's own
 * messages reach it, and none once this has been ended: the guard stays, and stands before any listener of the script.
 * @returns what ends it
 */
export function watchFormMessages(container: HTMLElement, onMessage: () => void): () => void {
  window.addEventListener('message', guard, { capture: true });
  watched = { container, onMessage };
  return () => {
    watched = null;
  };
}
