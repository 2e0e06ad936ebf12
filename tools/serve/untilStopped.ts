import type { Served } from './listen';

/** Keeps servers up until the program is told to stop, then closes them. */
export async function untilStopped(...served: Served[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await Promise.all(served.map(({ close }) => close()));
}
