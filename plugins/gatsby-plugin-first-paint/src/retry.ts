import { markFault } from './faults';

/** Milliseconds before each retry. */
const delays: readonly number[] = [350, 700];

/**
 * Calls a function and retries it twice where it rejects.
 * @throws the error of the last try
 */
export async function retry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  try {
    return await load();
  } catch (error) {
    markFault('load');
    throw error;
  }
}
