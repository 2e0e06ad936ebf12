import { listen } from '../../tools/serve/listen';

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen({ port: 0, answer: (_request, response) => response.end() });
  await close();
  return Number(new URL(url).port);
}
