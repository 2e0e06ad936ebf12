import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a browser may take to start, and between two looks whether it has. */
const patience = 60_000;
const between = 50;

/**
 * Tries until it works: a program that was just started takes its time to answer.
 * @throws what the last try threw, after a minute
 */
export async function patiently<Thing>(attempt: () => Promise<Thing>): Promise<Thing> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await setTimeout(between);
  }
}
