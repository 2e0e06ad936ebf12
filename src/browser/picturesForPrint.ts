/** Milliseconds after which the page prints without pictures that have not loaded. */
const timeoutMs = 5000;

/** Loads the pictures far from the viewport. On `beforeprint` most browsers wait for started requests. @returns resolves once each loaded or failed */
export async function picturesForPrint(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].filter((image) => !image.closest('.no-print'));
  for (const image of waiting) image.loading = 'eager';
  const fetched = Promise.allSettled(waiting.map((image) => image.decode()));
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
