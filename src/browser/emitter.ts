interface Emitter {
  /** Calls the listener after each change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
}

/**
 * The listeners of a store outside of React.
 * @param start called when the first listener subscribes, to watch for changes from outside; returns the function that stops it after the last one unsubscribes
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
