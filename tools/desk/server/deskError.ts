/** Why a request of the desk is refused, in words for the person at it. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
