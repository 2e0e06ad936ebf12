import { listen } from './listen';

/** A port on 127.0.0.1 that is free at the moment, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen({ port: 0, answer: () => undefined });
  await close();
  return Number(new URL(url).port);
}
