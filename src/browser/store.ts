export interface Store<Value> {
  /** Calls the listener after each change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Value;
  /** The value in the server's HTML and during hydration. */
  readonly readOnServer: () => Value;
}

/** @param start called with the first listener, to watch for outside changes; returns a function that is called after the last one unsubscribes */
export function createEmitter(start: (emit: () => void) => () => void = () => () => undefined) {
  const listeners = new Set<() => void>();
  const emit = () => listeners.forEach((listener) => listener());
  let stop: () => void;
  const subscribe: Store<unknown>['subscribe'] = (listener) => {
    if (listeners.size === 0) stop = start(emit);
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop();
    };
  };
  return { subscribe, emit };
}

/** Listens to an event of the window; returns the function that stops it. */
export function onWindow<Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
