/** State outside of React, for `useStore`. */
export interface Store<Value> {
  /** Calls the listener after each change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The current value: the same object until it changes. */
  readonly read: () => Value;
  /** The value in the server's HTML and during hydration. */
  readonly readOnServer: () => Value;
}
