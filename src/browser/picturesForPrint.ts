/** Milliseconds after which the page prints without the pictures that have not come. */
const timeoutMs = 5000;

/** Fetches the pictures that are not near the viewport. On `beforeprint` most browsers wait for what is on the way. @returns once each has come or failed */
export async function picturesForPrint(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].filter((image) => !image.closest('.no-print'));
  for (const image of waiting) image.loading = 'eager';
  const fetched = Promise.allSettled(waiting.map((image) => image.decode()));
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
