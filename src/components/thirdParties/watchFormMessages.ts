interface WatchedForm {
  readonly container: HTMLElement;
  readonly onMessage: () => void;
}

let watched: WatchedForm | null = null;

/** Messages that the service's script acts on: the height of its form, and a redirect after sending. */
const isCommand = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('formID' in data || ('action' in data && data.action === 'redirect'));

function guard(event: MessageEvent): void {
  if (!isCommand(event.data)) return;
  const frame = watched?.container.querySelector('iframe');
  if (frame && event.source === frame.contentWindow) watched?.onMessage();
  else event.stopImmediatePropagation();
}

/**
 * Calls back on messages of the form in its iframe: the first one means that it is loaded, whereas the iframe's `load` event also fires for a dead server.
 *
 * The service's script acts on such messages from any sender, as long as the document exists. Therefore this listener, which is registered before the script's, stops
 * all messages but the form's own, and all of them once watching has stopped.
 * @returns stops watching
 */
export function watchFormMessages(container: HTMLElement, onMessage: () => void): () => void {
  window.addEventListener('message', guard, { capture: true });
  watched = { container, onMessage };
  return () => {
    watched = null;
  };
}
