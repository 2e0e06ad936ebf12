import type { Served } from './listen';

/** Waits for SIGINT or SIGTERM, then closes the servers. */
export async function untilStopped(...served: Served[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await Promise.all(served.map(({ close }) => close()));
}
