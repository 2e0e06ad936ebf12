import { markFault } from './faults';

const delays: readonly number[] = [350, 700];

/** Calls a function and retries it twice if it rejects. @throws the error of the last try */
export async function retry<Result>(load: () => Promise<Result>, [delay, ...later] = delays): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (delay === undefined) {
      markFault('load');
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retry(load, later);
  }
}
