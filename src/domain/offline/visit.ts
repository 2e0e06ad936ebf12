/** What a page tells the service worker once it is idle. */
export interface Visit {
  /** Path of the page that is shown. */
  readonly visited: string;
  /** Addresses of the pictures that were fetched before the service worker was there. */
  readonly pictures: readonly string[];
  /** Whether pages may be fetched that nobody has asked for: not on a slow connection, nor where data is saved. */
  readonly ahead: boolean;
}

/** Whether a message is one of those: Gatsby sends messages of its own. */
export const isVisit = (message: unknown): message is Visit => typeof (message as Partial<Visit> | null)?.visited === 'string';
