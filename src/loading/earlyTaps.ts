/** Where the inline loader keeps what the visitor did before React was there. */
export interface EarlyTaps {
  /** Elements that were clicked, and forms that were submitted, in order. */
  readonly kept: { readonly element: HTMLElement; readonly submit: boolean }[];
  /** Stops keeping. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}
