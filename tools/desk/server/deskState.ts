import type { TranslatedFault } from '../check/portuguese';

/** The state that the local server sends to the desk. */
export interface DeskState {
  /** `gone`: the server itself does not answer. */
  readonly site: 'starting' | 'running' | 'stopped' | 'gone';
  /** Whether the site shows the current files, or the last valid state. */
  readonly shown: 'current' | 'lastValid' | 'none';
  /** Incremented by each content check. */
  readonly revision: number;
  readonly faults: readonly TranslatedFault[];
}
