/** Milliseconds before another try of what did not load. */
export const waits: readonly number[] = [350, 700];

/**
 * Loads, and tries twice more where that fails: connections of phones come and go.
 * @throws what the last try threw
 */
export async function retried<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
