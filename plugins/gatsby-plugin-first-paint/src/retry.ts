/** Milliseconds before each further try. */
const delays: readonly number[] = [350, 700];

/**
 * Loads, and tries twice more where that fails.
 * @throws what the last try threw
 */
export async function retry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
