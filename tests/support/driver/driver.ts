/** The commands of the WebDriver standard that the journeys need, by the names that Firefox gives them. */
export type Command = 'Navigate' | 'GetCurrentURL' | 'ExecuteScript' | 'PerformActions' | 'ReleaseActions' | 'SetWindowRect';

/** A browser under automation, with one window. */
export interface Driver {
  /**
   * Sends a command, with its parameters as the standard has them; answers its value.
   * @throws Error with the browser's own words when it fails
   */
  readonly send: (command: Command, parameters?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}
