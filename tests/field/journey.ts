import type { Visitor } from './visitor';

/** What a visitor comes for. Written once, in the hotel's language, for all conditions. */
export interface Journey {
  /** Completes “a visitor … ”. */
  readonly title: string;
  /** Whether the hotel has nothing of the kind. */
  readonly absent?: boolean;
  /** Everything before the decisive step. */
  readonly begin: (visitor: Visitor) => Promise<void>;
  /** The decisive step, and what must come of it. */
  readonly end: (visitor: Visitor) => Promise<void>;
  /** The decisive step without a connection: what the visitor is told, and that nothing is lost. */
  readonly notified: (visitor: Visitor) => Promise<void>;
  /** The whole journey where the page has no script. */
  readonly withoutScript: (visitor: Visitor) => Promise<void>;
}
