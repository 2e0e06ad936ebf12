/** Keys that the journeys press, by their names in the DOM. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'PageDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

/** One window of a browser, with storage of its own: what two automation packages have in common. */
export interface Browser {
  readonly goto: (address: string) => Promise<unknown>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page; it knows nothing but its argument, which is JSON as is its answer. */
  readonly evaluate: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Clicks with the mouse, in pixels of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  readonly press: (key: Key) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** A browser, or what starts one. */
export interface Starter {
  readonly open: () => Promise<Browser>;
  readonly close: () => Promise<unknown>;
}
