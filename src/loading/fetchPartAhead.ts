import { idle, isWelcome, whenCalm } from './calm';
import { chunkFilesAddress } from './chunkFilesAddress';

/** Parts whose script is fetched ahead, by the names of their chunks (`webpackChunkName`). */
export type PartAhead = 'part---calendar' | 'part---carousel';

const begun = new Set<string>();

function prefetch(address: string, as: 'script' | 'fetch'): void {
  if (begun.has(address)) return;
  begun.add(address);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = address;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.appendChild(link);
}

/**
 * Brings the script of a part, and the words it needs, into the browser’s cache once the page has come to rest, so that it answers at once when it is
 * asked for. Nothing of it runs before. What does not come now comes when it is asked for.
 * @param words addresses of the words
 */
export async function fetchPartAhead(part: PartAhead, words: readonly string[] = []): Promise<void> {
  await whenCalm();
  await idle();
  if (!isWelcome()) return;
  try {
    const files = (await (await fetch(chunkFilesAddress)).json()) as Readonly<Record<string, readonly string[] | undefined>>;
    for (const file of files[part] ?? []) prefetch(file, 'script');
    for (const address of words) prefetch(address, 'fetch');
  } catch {
    // the network is not there just now
  }
}
