/** Milliseconds after which the page prints without the pictures that have not come. */
const patience = 5000;

/**
 * Fetches the pictures that wait to come near the viewport, since a browser prints what it has. Before it prints by itself there is no time to wait: it fetches them
 * on `beforeprint` and most browsers wait for what is on the way.
 * @returns once each has come or failed, or has taken too long
 */
export async function picturesForPrint(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].filter((image) => !image.closest('.no-print'));
  for (const image of waiting) image.loading = 'eager';
  const fetched = Promise.allSettled(waiting.map((image) => image.decode()));
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))]);
}
