/** An error whose message is for whoever edits, in Portuguese. Decap shows errors with their name in front, so it has none. */
export class ReadableError extends Error {
  override readonly name = '';

  constructor(
    message: string,
    /** The HTTP status of the refused request. */
    readonly status?: number,
  ) {
    super(message);
  }
}
