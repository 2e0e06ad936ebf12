interface Emitter {
  /** Calls the listener at each change; returns its removal, as `useSyncExternalStore` expects. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
}

/**
 * Listeners of a store outside of React.
 * @param start called with the first listener, to watch what else changes the store; returns what stops that, called after the last listener has left
 */
export function createEmitter(start: (emit: () => void) => () => void = () => () => undefined): Emitter {
  const listeners = new Set<() => void>();
  const emit = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  let stop: () => void;
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) stop = start(emit);
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop();
    };
  };
  return { subscribe, emit };
}
