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

/** Waits for a file that a service is asked for; undefined where there is none. */
export async function ifThere<File>(file: Promise<File>): Promise<File | undefined> {
  try {
    return await file;
  } catch (error) {
    if ((error as { readonly status?: number }).status !== 404) throw error;
    return undefined;
  }
}
