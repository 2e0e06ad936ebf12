interface Followers {
  /** Tells the listener of each change, until what it answers is called: what `useStore` takes. */
  readonly follow: (listener: () => void) => () => void;
  /** Something has changed. */
  readonly tell: () => void;
}

/**
 * Those who follow what a store outside of React holds.
 * @param begin called when the first one begins to follow, for what else may change the store; it answers with what ends that, once the last one has left
 */
export function followers(begin: (tell: () => void) => () => void = () => () => undefined): Followers {
  const listeners = new Set<() => void>();
  const tell = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  let end: () => void;
  const follow = (listener: () => void) => {
    if (listeners.size === 0) end = begin(tell);
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) end();
    };
  };
  return { follow, tell };
}
