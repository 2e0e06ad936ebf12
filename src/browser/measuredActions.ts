interface Watcher {
  /** A form was received. @param form its name (docs/forms.md) */
  readonly onSent: (form: string | undefined) => void;
  /** The visitor opens the booking engine. @param from the element that was used */
  readonly onLeave: (address: string, from: Element) => void;
  readonly onCopy: (text: string) => void;
}

let watcher: Watcher | undefined;

/** There is at most one watcher. It must not throw. */
export const watchActions = (next: Watcher): void => {
  watcher = next;
};

export const formSent: Watcher['onSent'] = (form) => watcher?.onSent(form);
export const textCopied: Watcher['onCopy'] = (text) => watcher?.onCopy(text);

export function leaveForEngine(address: string, from: Element): void {
  watcher?.onLeave(address, from);
  window.location.assign(address);
}
