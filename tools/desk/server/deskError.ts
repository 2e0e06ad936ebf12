/** What stands against a wish of the desk, in words for the person before it. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
