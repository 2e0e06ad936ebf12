/** A refused request, with an HTTP status and a message for the user, in Portuguese. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
