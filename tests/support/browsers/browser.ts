/** Keys that the journeys press, by `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'PageDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

/** A browser window with its own storage: the common interface of two automation packages. */
export interface Browser {
  readonly goto: (address: string) => Promise<unknown>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page, without closure; argument and result are JSON. */
  readonly evaluate: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Clicks with the mouse, in pixels of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  readonly press: (key: Key) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** A browser process, or a driver that starts one. */
export interface Starter {
  readonly open: () => Promise<Browser>;
  readonly close: () => Promise<unknown>;
}
