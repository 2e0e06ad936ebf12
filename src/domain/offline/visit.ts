/** The message of a page to the service worker once it is idle. */
export interface Visit {
  readonly visited: string;
  /** Addresses of the pictures that were fetched before the service worker was active. */
  readonly pictures: readonly string[];
  /** Whether unrequested pages may be fetched: not on a slow connection, nor with data saving. */
  readonly ahead: boolean;
}

/** Whether a message is a visit: Gatsby sends other messages. */
export const isVisit = (message: unknown): message is Visit => typeof (message as Partial<Visit> | null)?.visited === 'string';
