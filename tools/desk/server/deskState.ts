import type { TranslatedFault } from '../check/portuguese';

/** What the page of the desk is told by the server of this machine. */
export interface DeskState {
  /** `gone`: the server itself does not answer. */
  readonly site: 'starting' | 'running' | 'stopped' | 'gone';
  /** Whether the site shows the files as they stand, or the last state without a fault. */
  readonly shown: 'now' | 'before' | 'nothing';
  /** Rises with each check of the files. */
  readonly revision: number;
  readonly faults: readonly TranslatedFault[];
}
